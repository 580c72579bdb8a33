import type { BlockEditProps } from '@wordpress/block-editor';
import { getBlockType, type Block } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { isField } from '../../../fields/kit/editor/kinds';
import { FORM } from '../form';
import { askedFields } from '../../../fields/kit/editor/askedFields';
import { attributeOf, conditionsOf } from '../../../fields/kit/editor/circles';
import { goneNames } from '../references/gone';
import { conditions } from '../references/naming';
import { useRenamed } from '../references/useRenamed';
import { ConditionsPanel } from './ConditionsPanel';
import { useBlocksAround } from './useFormFields';
import { conditionWords } from './words';

const GROUP = 'core/group';

interface BlockType {
	name: string;
	attributes?: Record< string, unknown >;
}

type EditProps = BlockEditProps< Record< string, unknown > >;

interface ListProps {
	name: string;
	clientId: string;
	attributes: Record< string, unknown >;
	className?: string;
	wrapperProps?: Record< string, unknown >;
}

/** Fields, groups, steps: any block that has the attribute. */
const canHaveConditions = ( name: string ): boolean =>
	attributeOf( name ) in ( getBlockType( name )?.attributes ?? {} );

const useIsFormPost = (): boolean =>
	useSelect( ( select ) => select( editorStore ).getCurrentPostType() === FORM.name, [] );

function Panel( props: EditProps ) {
	const blocks = useBlocksAround( props.clientId, useIsFormPost() );
	return blocks ? <ConditionsPanel { ...props } blocks={ blocks } /> : null;
}

/** Whatever names a field follows when its name is changed. */
function Renamed( { clientId, attributes }: EditProps ) {
	useRenamed( clientId, String( attributes.name ?? '' ) );
	return null;
}

const withPanel = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithConditions( props: EditProps ) {
			const { name, isSelected } = props;
			return (
				<>
					<BlockEdit { ...props } />
					{ isSelected && canHaveConditions( name ) && <Panel { ...props } /> }
					{ isField( name ) && <Renamed { ...props } /> }
				</>
			);
		},
	'withConditions'
);

/** Says at the block in the canvas when it is shown (editor.css). */
function Marked( { ListBlock, ...props }: ListProps & { ListBlock: ComponentType< ListProps > } ) {
	const blocks = useBlocksAround( props.clientId, useIsFormPost() );
	const fields = blocks ? askedFields( blocks ) : [];
	const given = conditionsOf( props as unknown as Block );
	const words = blocks ? conditionWords( given, fields ) : '';
	const gone = blocks ? goneNames( conditions, given, fields ).join( ', ' ) : '';
	const sentences = [
		// translators: %s: conditions, such as "Country is Germany and Topics contains Courses".
		words && sprintf( __( 'Shown when %s.', 'vestibule' ), words ),
		// translators: %s: names of fields.
		gone && sprintf( __( 'The form has no such field: %s.', 'vestibule' ), gone ),
	];
	return (
		<ListBlock
			{ ...props }
			wrapperProps={ {
				...props.wrapperProps,
				...( gone && { 'data-vestibule-gone': true } ),
				...( words && { 'data-vestibule-shown': sentences.filter( Boolean ).join( ' ' ) } ),
			} }
		/>
	);
}

const withMark = createHigherOrderComponent(
	( ListBlock: ComponentType< ListProps > ) =>
		function WithMark( props: ListProps ) {
			return conditionsOf( props as unknown as Block ) ? (
				<Marked { ...props } ListBlock={ ListBlock } />
			) : (
				<ListBlock { ...props } />
			);
		},
	'withConditionsMark'
);

/** Gives fields and groups of forms their conditions in the editor. Before any of these blocks is registered. */
export function addConditions(): void {
	addFilter( 'blocks.registerBlockType', 'vestibule/conditions', ( type: BlockType ) =>
		type.name === GROUP
			? { ...type, attributes: { ...type.attributes, [ attributeOf( GROUP ) ]: { type: 'object' } } }
			: type
	);
	addFilter( 'editor.BlockEdit', 'vestibule/conditions', withPanel );
	addFilter( 'editor.BlockListBlock', 'vestibule/conditions', withMark );
}
