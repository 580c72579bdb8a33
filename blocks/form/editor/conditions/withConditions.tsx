import { InspectorControls, type BlockEditProps } from '@wordpress/block-editor';
import { getBlockType, type Block } from '@wordpress/blocks';
import { Notice, PanelBody } from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { addFilter } from '@wordpress/hooks';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { Conditions } from '../../../../src/contracts/conditions';
import { askedFields } from '../../../fields/kit/editor/askedFields';
import { attributeOf, circleWith, circleWords, conditionsOf, findBlock } from '../../../fields/kit/editor/circles';
import { FORM, isField } from '../../../fields/kit/editor/kinds';
import { conditions, goneNames } from '../references/naming';
import { useRenamed } from '../references/useRenamed';
import { useValues } from '../references/useValues';
import { ConditionsControl } from './ConditionsControl';
import { useBlocksAround } from './useFormFields';
import { conditionWords } from './words';

type Attributes = Record< string, unknown >;

interface ConditionsPanelProps extends Pick<
	BlockEditProps< Attributes >,
	'name' | 'clientId' | 'attributes' | 'setAttributes'
> {
	/** Blocks of the form. */
	blocks: readonly Block[];
}

/** Sidebar panel with the conditions of a field, group or step. */
function ConditionsPanel( { name, clientId, attributes, setAttributes, blocks }: ConditionsPanelProps ) {
	const attribute = attributeOf( name );
	const set = attributes[ attribute ];
	const fields = askedFields( blocks );
	const own = findBlock( blocks, clientId );
	const inside = own ? askedFields( [ own ] ).map( ( field ) => field.clientId ) : [];
	const circle = circleWith( blocks, clientId, {} );
	const refuse = ( next: Conditions ) => {
		const found = circleWith( blocks, clientId, { [ attribute ]: next } );
		return found && ! circle ? circleWords( found, fields ) : null;
	};
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Conditions', 'vestibule' ) } initialOpen={ conditionWords( set, fields ) !== '' }>
				<ConditionsControl
					conditions={ set }
					fields={ fields.filter( ( field ) => ! inside.includes( field.clientId ) ) }
					onChange={ ( next ) =>
						setAttributes( { [ attribute ]: Object.keys( next ).length > 0 ? next : undefined } )
					}
					always={ __( 'Always shown.', 'vestibule' ) }
					/* translators: %s: conditions, such as "Country is Germany and Topics contains Courses". */
					sentence={ __( 'Shown when %s.', 'vestibule' ) }
					refuse={ refuse }
				/>
				{ circle && (
					<Notice status="warning" isDismissible={ false }>
						{ circleWords( circle, fields ) }
					</Notice>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

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

/** Checks whether a block has the attribute for conditions, such as a field, group or step. */
const canHaveConditions = ( name: string ): boolean =>
	attributeOf( name ) in ( getBlockType( name )?.attributes ?? {} );

const useIsFormPost = (): boolean =>
	useSelect( ( select ) => select( editorStore ).getCurrentPostType() === FORM.name, [] );

function Panel( props: EditProps ) {
	const blocks = useBlocksAround( props.clientId, useIsFormPost() );
	return blocks ? <ConditionsPanel { ...props } blocks={ blocks } /> : null;
}

/** Field block. If its name or the value of an option changes, all references are updated. */
function Named( { BlockEdit, ...props }: EditProps & { BlockEdit: ComponentType< EditProps > } ) {
	const { clientId, attributes } = props;
	useRenamed( clientId, String( attributes.name ?? '' ) );
	const setAttributes = useValues( clientId, attributes.options, props.setAttributes );
	return <BlockEdit { ...props } setAttributes={ setAttributes } />;
}

const withPanel = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function WithConditions( props: EditProps ) {
			const { name, isSelected } = props;
			return (
				<>
					{ isField( name ) ? <Named { ...props } BlockEdit={ BlockEdit } /> : <BlockEdit { ...props } /> }
					{ isSelected && canHaveConditions( name ) && <Panel { ...props } /> }
				</>
			);
		},
	'withConditions'
);

/** Block in the canvas. A data attribute contains its conditions as text, and a style sheet displays this text. */
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
		gone && sprintf( __( 'Field not found: %s.', 'vestibule' ), gone ),
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

/** Adds conditions to the fields and groups of forms in the editor. Must run before these blocks are registered. */
export function addConditions(): void {
	addFilter( 'blocks.registerBlockType', 'vestibule/conditions', ( type: BlockType ) =>
		type.name === GROUP
			? { ...type, attributes: { ...type.attributes, [ attributeOf( GROUP ) ]: { type: 'object' } } }
			: type
	);
	addFilter( 'editor.BlockEdit', 'vestibule/conditions', withPanel );
	addFilter( 'editor.BlockListBlock', 'vestibule/conditions', withMark );
}
