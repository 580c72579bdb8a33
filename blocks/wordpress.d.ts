/**
 * Types for the parts of WordPress's editor packages that these blocks use. Some of the packages have no types
 * (block-editor 18). Others are not installed, because WordPress always provides them (editor, plugins).
 */
declare module '@wordpress/block-editor' {
	import type { ComponentType, HTMLAttributes, ReactNode, RefAttributes } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { Block } from '@wordpress/blocks';

	type ElementProps = HTMLAttributes< HTMLElement > & RefAttributes< HTMLDivElement >;

	/** Cursor position in the text of a block. Empty if nothing is selected. */
	interface Caret {
		clientId?: string;
		attributeKey?: string;
		offset?: number;
	}

	interface Selectors {
		getSelectedBlockClientId( state: unknown ): string | null;
		getBlocks( state: unknown, rootClientId?: string ): Block[];
		getBlockName( state: unknown, clientId: string ): string | null;
		getBlockParents( state: unknown, clientId: string ): string[];
		getBlockIndex( state: unknown, clientId: string ): number;
		getPreviousBlockClientId( state: unknown, clientId: string ): string | null;
		getBlockCount( state: unknown, rootClientId: string ): number;
		getBlockOrder( state: unknown, clientId: string ): string[];
		canInsertBlockType( state: unknown, name: string, rootClientId?: string ): boolean;
		getBlockRootClientId( state: unknown, clientId: string ): string | null;
		getBlockParentsByBlockName( state: unknown, clientId: string, name: string ): string[];
		getBlocksByName( state: unknown, name: string ): string[];
		getBlockAttributes( state: unknown, clientId: string ): Record< string, unknown > | null;
		isBlockSelected( state: unknown, clientId: string ): boolean;
		hasSelectedInnerBlock( state: unknown, clientId: string, deep?: boolean ): boolean;
		getSelectedBlock( state: unknown ): Block | null;
		getSelectionStart( state: unknown ): Caret;
		getSelectionEnd( state: unknown ): Caret;
		getBlockHierarchyRootClientId( state: unknown, clientId: string ): string;
		getSettings( state: unknown ): Record< string, unknown > & {
			onNavigateToEntityRecord?: ( record: { postId: number; postType: string } ) => void;
		};
	}

	interface Actions {
		__unstableMarkNextChangeAsNotPersistent(): { type: string };
		moveBlocksToPosition( clientIds: string[], from: string, to: string, index: number ): { type: string };
		moveBlocksDown( clientIds: string[], rootClientId: string ): { type: string };
		moveBlocksUp( clientIds: string[], rootClientId: string ): { type: string };
		insertBlock( block: Block, index?: number, rootClientId?: string ): { type: string };
		duplicateBlocks( clientIds: string[] ): { type: string };
		removeBlock( clientId: string, selectPrevious?: boolean ): { type: string };
		selectionChange( clientId: string, attributeKey: string, start: number, end: number ): { type: string };
		selectBlock( clientId: string, initialPosition?: 0 | -1 | null ): { type: string };
		replaceBlock( clientId: string, block: Block ): { type: string };
		updateBlockAttributes(
			clientIds: string | string[],
			attributes: object,
			options?: { uniqueByBlock: boolean }
		): { type: string };
		replaceBlocks( clientIds: string | string[], blocks: Block | Block[] ): { type: string };
	}

	export function getColorClassName( context: string, slug?: string ): string | undefined;
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{ [ K in keyof Actions ]: Actions[ K ] },
			{ [ K in keyof Selectors ]: Selectors[ K ] }
		>
	>;

	export interface BlockEditProps< T > {
		name: string;
		clientId: string;
		isSelected: boolean;
		attributes: T;
		setAttributes( changes: Partial< T > ): void;
		context: Record< string, unknown >;
	}

	interface InnerBlocksOptions {
		value?: Block[] | undefined;
		onInput?: ( blocks: Block[], options: unknown ) => void;
		onChange?: ( blocks: Block[], options: unknown ) => void;
		allowedBlocks?: string[];
		prioritizedInserterBlocks?: string[];
		orientation?: 'horizontal' | 'vertical';
		template?: [ name: string, attributes?: object, inner?: [ name: string, attributes?: object ][] ][];
		defaultBlock?: { name: string };
		directInsert?: boolean;
		templateLock?: 'all' | 'insert' | 'contentOnly' | false;
		renderAppender?: ComponentType | false | undefined;
	}

	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;
	export const MediaUpload: ComponentType< {
		allowedTypes: readonly string[];
		value: number;
		onSelect( media: { id: number } ): void;
		render( props: { open(): void } ): ReactNode;
	} >;
	export function useBlockEditContext(): { clientId?: string };
	export function useBlockProps( props?: ElementProps ): ElementProps;
	export function useInnerBlocksProps( props: ElementProps, options: InnerBlocksOptions ): ElementProps;
	export const BlockPreview: ComponentType< {
		blocks: Block[];
		viewportWidth?: number;
		minHeight?: number;
		additionalStyles?: { css: string }[];
	} > & { Async: ComponentType< { children: ReactNode } > };
	export const BlockEditorProvider: ComponentType< {
		value: Block[];
		onInput( blocks: Block[] ): void;
		onChange( blocks: Block[] ): void;
		settings: object;
		children: ReactNode;
	} >;
	export const BlockTools: ComponentType< { children: ReactNode } >;
	export const WritingFlow: ComponentType< { children: ReactNode } >;
	export const ObserveTyping: ComponentType< { children: ReactNode } >;
	export const BlockList: ComponentType;
	export const BlockToolbar: ComponentType< { hideDragHandle?: boolean } >;
	export const Inserter: ComponentType< { __experimentalIsQuick?: boolean; position?: string } >;
	export function __experimentalUseBlockPreview( options: { blocks: Block[]; props: ElementProps } ): ElementProps;
	export function useHasRecursion( uniqueId: unknown ): boolean;
	export const RecursionProvider: ComponentType< {
		uniqueId: unknown;
		children: ReactNode;
	} >;
	export const Warning: ComponentType< {
		actions?: ReactNode[];
		children: ReactNode;
	} >;
	export const BlockControls: ComponentType< {
		group?: 'block' | 'inline' | 'other';
		children: ReactNode;
	} >;
	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'advanced' | 'styles';
		children: ReactNode;
	} >;
	export const InnerBlocks: Record< 'ButtonBlockAppender' | 'DefaultBlockAppender' | 'Content', ComponentType >;
	export const RichText: ComponentType< {
		tagName?: string;
		identifier?: string;
		className?: string;
		value: string;
		onChange( value: string ): void;
		placeholder?: string;
		allowedFormats?: string[];
		disableLineBreaks?: boolean;
		onReplace?: ( blocks: Block | Block[] ) => void;
		'aria-label'?: string;
	} >;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';
	export function registerPlugin( name: string, settings: { render: ComponentType; icon?: null } ): void;
}

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type { Block } from '@wordpress/blocks';

	interface Selectors {
		getCurrentPostType( state: unknown ): string | null;
		getCurrentPostId( state: unknown ): number | null;
		isCleanNewPost( state: unknown ): boolean;
		isCurrentPostPublished( state: unknown ): boolean;
		getEditorBlocks( state: unknown ): Block[];
		isEditorPanelOpened( state: unknown, name: string ): boolean;
	}

	interface Actions {
		resetEditorBlocks( blocks: Block[] ): { type: string };
		toggleEditorPanelOpened( name: string ): { type: string };
		editPost( edits: Record< string, unknown > ): { type: string };
	}

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{ [ K in keyof Actions ]: Actions[ K ] },
			{ [ K in keyof Selectors ]: Selectors[ K ] }
		>
	>;
	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		className?: string;
		children: ReactNode;
	} >;
}
