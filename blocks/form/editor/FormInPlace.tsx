import { useMemo } from '@wordpress/element';
import { Placeholder, Spinner } from '@wordpress/components';
import {
	// eslint-disable-next-line @wordpress/no-unsafe-wp-apis -- The stable BlockPreview scales into a frame; WordPress's own query loop uses this one since 6.0.
	__experimentalUseBlockPreview as useBlockPreview,
	InnerBlocks,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useEntityBlockEditor } from '@wordpress/core-data';
import type { Block } from '@wordpress/blocks';
import { allowedBlocks, offeredFirst } from './family';
import { FORM } from './form';
import { FormControls } from './FormControls';
import { FormInspector } from './FormInspector';
import { FormUnavailable } from './FormUnavailable';
import { MissingButton } from './MissingButton';
import { NotPublished } from './NotPublished';
import { useFormAccess } from './useFormAccess';
import { useIsLive } from './useIsLive';

interface Props {
	id: number;
	clientId: string;
	onReplace(): void;
}

/** The form itself, edited like any other blocks; saving the page offers to save the form with it. */
export function FormInPlace( { id, clientId, onReplace }: Props ) {
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
					{ live ? <FormBlocks id={ id } /> : <FormPicture id={ id } /> }
					{ live && <MissingButton clientId={ clientId } /> }
				</>
			);
	}
}

type OnBlocks = ( blocks: Block[], options: unknown ) => void;

/** What the form holds now, and how it is changed. The package calls the last two Functions. */
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

/** The form as it is being edited elsewhere on the page. */
function FormPicture( { id }: { id: number } ) {
	const [ blocks = NO_BLOCKS ] = useFormBlocks( id );
	const preview = useBlockPreview( {
		blocks,
		props: { className: 'vestibule-form' },
	} );
	return <div { ...preview } />;
}
