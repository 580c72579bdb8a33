import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The stable BlockPreview scales into a frame; WordPress's own query loop uses this one since 6.0.
	__experimentalUseBlockPreview as useBlockPreview,
	BlockControls,
	InnerBlocks,
	store as blockEditorStore,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { Placeholder, Spinner, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { allowedBlocks, offeredFirst } from './template';
import { FORM_BLOCK } from './form';
import { FORM } from '../../fields/kit/editor/kinds';
import { FormInspector } from './FormInspector';
import { FormUnavailable, NotPublished } from './FormUnavailable';
import { EditedElsewhere, FormVersions } from './FormVersions';
import { MissingButton } from './MissingButton';
import { useFormAccess } from './useFormAccess';

/**
 * Checks whether this block is the editable block of its form. If a page contains a form twice, WordPress gives the
 * inner blocks of both form blocks the same IDs, so typing in one moves the selection to the other. Therefore, only the
 * selected block (otherwise the first one) is editable, and the others show a preview.
 */
function useIsLive( clientId: string, ref: number ): boolean {
	return useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const same = editor
				.getBlocksByName( FORM_BLOCK )
				.filter( ( id ) => editor.getBlockAttributes( id )?.ref === ref );
			const active = same.find(
				( id ) => editor.isBlockSelected( id ) || editor.hasSelectedInnerBlock( id, true )
			);
			return ( active ?? same[ 0 ] ?? clientId ) === clientId;
		},
		[ clientId, ref ]
	);
}

interface FormControlsProps {
	id: number;
	onReplace(): void;
}

/** Toolbar buttons that replace the form, or open it in the form editor if the current editor supports this. */
export function FormControls( { id, onReplace }: FormControlsProps ) {
	const open = useSelect( ( select ) => select( blockEditorStore ).getSettings().onNavigateToEntityRecord, [] );
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				{ open && (
					<ToolbarButton onClick={ () => open( { postId: id, postType: FORM.name } ) }>
						{ __( 'Open in the form editor', 'vestibule' ) }
					</ToolbarButton>
				) }
				<ToolbarButton onClick={ onReplace }>{ __( 'Replace form', 'vestibule' ) }</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}

interface FormInPlaceProps {
	id: number;
	clientId: string;
	onReplace(): void;
}

/** Form that is edited inside the page. When the user saves the page, WordPress offers to save the form too. */
export function FormInPlace( { id, clientId, onReplace }: FormInPlaceProps ) {
	const live = useIsLive( clientId, id );
	const access = useFormAccess( id );
	switch ( access.state ) {
		case 'loading':
			return (
				<Placeholder>
					<Spinner />
				</Placeholder>
			);
		case 'missing':
		case 'binned':
		case 'forbidden':
		case 'failed':
			return <FormUnavailable id={ id } reason={ access.state } onReplace={ onReplace } />;
		default:
			return (
				<>
					<FormControls id={ id } onReplace={ onReplace } />
					<FormInspector id={ id } clientId={ clientId } />
					{ ! access.published && <NotPublished id={ id } /> }
					{ live && <EditedElsewhere id={ id } /> }
					{ live && <FormVersions id={ id } /> }
					{ live ? <FormBlocks id={ id } /> : <FormPicture id={ id } /> }
					{ live && <MissingButton clientId={ clientId } /> }
				</>
			);
	}
}

type OnBlocks = ( blocks: Block[], options: unknown ) => void;

/** Returns the current blocks of the form and their setters, which the package types as `Function`. */
const useFormBlocks = ( id: number ) =>
	useEntityBlockEditor( FORM.kind, FORM.name, {
		id: String( id ),
	} ) as [ Block[] | undefined, OnBlocks, OnBlocks ];

function FormBlocks( { id }: { id: number } ) {
	const [ value, onInput, onChange ] = useFormBlocks( id );
	const inner = useInnerBlocksProps(
		{ className: 'vestibule-form' },
		{
			value,
			onInput,
			onChange,
			allowedBlocks: useMemo( allowedBlocks, [] ),
			prioritizedInserterBlocks: useMemo( offeredFirst, [] ),
			renderAppender: value?.length ? undefined : InnerBlocks.ButtonBlockAppender,
		}
	);
	return <div { ...inner } />;
}

const NO_BLOCKS: Block[] = [];

/** Read-only preview of a form that is edited in another block of the page. */
function FormPicture( { id }: { id: number } ) {
	const [ blocks = NO_BLOCKS ] = useFormBlocks( id );
	const preview = useBlockPreview( {
		blocks,
		props: { className: 'vestibule-form' },
	} );
	return <div { ...preview } />;
}
