import {
	BlockEditorProvider,
	BlockList,
	BlockToolbar,
	BlockTools,
	ObserveTyping,
	store as blockEditorStore,
	WritingFlow,
} from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { BaseControl, Popover, SlotFillProvider } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { createReduxStore, createRegistry, RegistryProvider, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { matching, TagInserter, TextWithTags, type OfferedTag } from './TextWithTags';
import { GoneNotice } from '../references/GoneNotice';
import { tags as inTags } from '../references/naming';
import { AddBlock } from './AddBlock';
import { BlockSettings } from './BlockSettings';
import { blocksOf, fits, messageOf } from './blocksOf';
import { useInsertTag } from './useInsertTag';

/** Blocks that Outgoing\Mail\EmailBlocks can render. */
const BLOCKS = [
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/list-item',
	'core/buttons',
	'core/button',
	'core/image',
	'core/separator',
];

const RICH_TEXT = 'core/rich-text';

const FORMATS = [ 'core/bold', 'core/italic', 'core/link', 'core/unknown' ];

const OWN = {
	__experimentalFeatures: { blockVisibility: { allowEditing: false } },
	allowedBlockTypes: BLOCKS,
	canLockBlocks: false,
	codeEditingEnabled: false,
	disableCustomColors: true,
	hasFixedToolbar: true,
};

interface Props {
	label: string;
	help?: ReactNode;
	'aria-invalid'?: boolean;
	tags: readonly OfferedTag[];
	fields: readonly AskedField[];
	value: string;
	onChange( value: string ): void;
}

/**
 * Editor for the message of an email. Uses a text control if the message contains HTML that the supported blocks can't
 * represent.
 */
export function EmailEditor( props: Props ) {
	const { value } = props;
	const isVisual = useMemo( () => fits( value, BLOCKS ), [ value ] );
	return isVisual ? <VisualEditor { ...props } /> : <TextWithTags { ...props } rows={ 12 } maxLength={ 20000 } />;
}

function VisualEditor( { label, help, tags, fields, value, onChange, ...state }: Props ) {
	const id = useInstanceId( VisualEditor, 'vestibule-email' );
	const [ blocks, setBlocks ] = useState( () => blocksOf( value ) );
	const mine = useRef( value );
	const settings = useSettings( tags );
	useEffect( () => {
		if ( value !== mine.current ) {
			mine.current = value;
			setBlocks( blocksOf( value ) );
		}
	}, [ value ] );
	const change = ( next: Block[] ) => {
		setBlocks( next );
		const message = messageOf( next );
		// Plain text is converted to blocks only after a change.
		if ( message !== messageOf( blocks ) ) {
			mine.current = message;
			onChange( message );
		}
	};
	return (
		<div>
			<SlotFillProvider>
				<BlockEditorProvider value={ blocks } onInput={ change } onChange={ change } settings={ settings }>
					<FewFormats>
						<div
							className="vestibule-editor__email"
							role="group"
							aria-labelledby={ id }
							aria-describedby={ `${ id }-help` }
							data-invalid={ state[ 'aria-invalid' ] || undefined }
						>
							<div className="vestibule-editor__email-label">
								<BaseControl.VisualLabel id={ id }>{ label }</BaseControl.VisualLabel>
								<Tags label={ label } tags={ tags } />
							</div>
							<div className="vestibule-editor__email-tools">
								<AddBlock names={ BLOCKS } />
								<BlockToolbar hideDragHandle />
							</div>
							<BlockTools>
								<WritingFlow>
									<ObserveTyping>
										<BlockList />
									</ObserveTyping>
								</WritingFlow>
							</BlockTools>
							<BlockSettings tags={ tags } fields={ fields } />
							<Popover.Slot />
						</div>
					</FewFormats>
				</BlockEditorProvider>
			</SlotFillProvider>
			<GoneNotice naming={ inTags } value={ value } fields={ fields } />
			<p id={ `${ id }-help` } className="components-base-control__help">
				{ help }
			</p>
		</div>
	);
}

/** Button that inserts merge tags into the selected block. */
function Tags( { label, tags }: Pick< Props, 'label' | 'tags' > ) {
	return <TagInserter label={ label } tags={ tags } onInsert={ useInsertTag() } />;
}

type FindLinks = ( search: string, ...more: unknown[] ) => Promise< object[] >;

/**
 * Returns the editor settings. Only some settings of the surrounding editor are copied, because the other settings
 * would add its colors, patterns and locks.
 */
function useSettings( tags: readonly OfferedTag[] ): object {
	const outer = useSelect( ( select ) => select( blockEditorStore ).getSettings(), [] );
	return useMemo( () => {
		const { imageSizes, imageDefaultSize, isRTL, mediaUpload } = outer;
		const findLinks = outer.__experimentalFetchLinkSuggestions as FindLinks | undefined;
		return {
			...OWN,
			imageSizes,
			imageDefaultSize,
			isRTL,
			mediaUpload,
			// Merge tags are also offered as link targets.
			__experimentalFetchLinkSuggestions: async ( search: string, ...more: unknown[] ) => [
				...matching( tags, search ).map( ( { tag, label } ) => ( {
					id: tag,
					url: tag,
					title: label,
					type: tag,
				} ) ),
				...( ( await findLinks?.( search, ...more ) ) ?? [] ),
			],
		};
	}, [ outer, tags ] );
}

/**
 * Limits rich text to the formats that emails support. Must be rendered inside the block editor, because the block
 * editor needs the original registry for its own store.
 */
function FewFormats( { children }: { children: ReactNode } ) {
	const outer = useRegistry();
	const registry = useMemo( () => {
		const all: { name: string }[] = outer.select( RICH_TEXT ).getFormatTypes?.() ?? [];
		const types = all.filter( ( { name } ) => FORMATS.includes( name ) );
		const inner = createRegistry( {}, outer );
		inner.register(
			createReduxStore( RICH_TEXT, { reducer: () => null, selectors: { getFormatTypes: () => types } } )
		);
		return inner;
	}, [ outer ] );
	return <RegistryProvider value={ registry }>{ children }</RegistryProvider>;
}
