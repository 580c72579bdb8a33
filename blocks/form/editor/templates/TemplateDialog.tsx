import { BlockPreview } from '@wordpress/block-editor';
import { parse, type Block } from '@wordpress/blocks';
import { Button, Modal, Notice, Spinner } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useMemo, useRef, useState } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { ToggleControl } from '../../../../src/controls/wordpress';
import { newButton } from '../template';
import { nextCell } from './nextCell';
import { useAreTemplatesWanted, useTemplates, WANTED, type Start, type Template } from './useTemplates';

const IMPORTER = 'admin.php?page=vestibule-import';

/** Width in px at which previews are rendered. It has room for fields side by side, like a typical page. */
const PAGE = 720;

/** Height of a preview in px, the same as in templates.css. Previews of short forms are extended to this height. */
const HEIGHT = 180;

const PAPER = [ { css: 'body { padding: 32px; }' } ];

const Picture = ( { blocks }: { blocks: Block[] } ) => (
	<div className="vestibule-templates__picture" aria-hidden="true" { ...{ inert: '' } }>
		<BlockPreview.Async>
			<BlockPreview blocks={ blocks } viewportWidth={ PAGE } minHeight={ HEIGHT } additionalStyles={ PAPER } />
		</BlockPreview.Async>
	</div>
);

interface OptionProps {
	title: string;
	description: string;
	/** Blocks to preview. If undefined, the option has no preview. */
	blocks?: Block[];
	place: number;
	/** Position of the option that has tabindex 0. */
	current: number;
	onChoose(): void;
}

function Option( { title, description, blocks, place, current, onChoose }: OptionProps ) {
	const id = useInstanceId( Option, 'vestibule-template' );
	return (
		<div
			className="vestibule-templates__option"
			role="option"
			aria-selected={ false }
			aria-labelledby={ id }
			aria-describedby={ `${ id }-description` }
			tabIndex={ place === current ? 0 : -1 }
			data-place={ place }
			onClick={ onChoose }
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' || event.key === ' ' ) {
					event.preventDefault();
					onChoose();
				}
			} }
		>
			{ blocks && <Picture blocks={ blocks } /> }
			<span className="vestibule-templates__title" id={ id }>
				{ title }
			</span>
			<span className="vestibule-templates__description" id={ `${ id }-description` }>
				{ description }
			</span>
		</div>
	);
}

type OptionOfTemplate = Omit< OptionProps, 'title' | 'description' | 'blocks' | 'onChoose' > & {
	template: Template;
	onChoose( start: Start ): void;
};

function TemplateOption( { template, onChoose, ...props }: OptionOfTemplate ) {
	const { title, description, content, settings } = template;
	const blocks = useMemo( () => parse( content ) as Block[], [ content ] );
	return (
		<Option
			{ ...props }
			title={ title }
			description={ description }
			blocks={ blocks }
			onChoose={ () =>
				onChoose( { title, blocks: parse( content ) as Block[], settings: settings as Start[ 'settings' ] } )
			}
		/>
	);
}

interface Props {
	onChoose( start: Start ): void;
	onClose(): void;
}

/**
 * Adds keyboard navigation. Arrow keys move between the options. A letter moves to the next option that starts with it.
 */
function useGridKeys() {
	const grid = useRef< HTMLDivElement >( null );
	const [ current, setCurrent ] = useState( 0 );
	const options = () => [ ...( grid.current?.querySelectorAll< HTMLElement >( '[role="option"]' ) ?? [] ) ];
	const onKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const { key, ctrlKey, metaKey, altKey } = event;
		const all = options();
		const from = all.findIndex( ( option ) => option === event.target );
		if ( ctrlKey || metaKey || altKey || from === -1 ) {
			return;
		}
		const cells = all.map( ( option ) => {
			const { left, top } = option.getBoundingClientRect();
			return { left, top };
		} );
		const startsWith = ( option: HTMLElement ) =>
			option
				.querySelector( '.vestibule-templates__title' )
				?.textContent?.toLowerCase()
				.startsWith( key.toLowerCase() );
		const next =
			key.length === 1 && key !== ' '
				? [ ...all.slice( from + 1 ), ...all.slice( 0, from ) ].find( startsWith )
				: all[ nextCell( key, cells, from, isRTL() ) ?? -1 ];
		if ( next ) {
			event.preventDefault();
			next.focus();
			next.scrollIntoView( { block: 'nearest' } );
		}
	};
	const onFocus = ( { target }: { target: EventTarget } ) => {
		const place = target instanceof HTMLElement ? target.dataset.place : undefined;
		if ( place !== undefined ) {
			setCurrent( Number( place ) );
		}
	};
	return { current, grid: { ref: grid, onKeyDown, onFocus } };
}

function ShowAgain() {
	const isWanted = useAreTemplatesWanted();
	const { set } = useDispatch( 'core/preferences' ) as { set?: ( ...preference: unknown[] ) => void };
	return set ? (
		<ToggleControl
			label={ __( 'Always show templates for new forms', 'vestibule' ) }
			checked={ isWanted }
			onChange={ ( isOn ) => set( ...WANTED, isOn ) }
		/>
	) : null;
}

interface LoadingStateProps {
	isLoading: boolean;
	hasFailed: boolean;
	retry(): void;
}

/** Progress while the templates are loading, or the error if loading failed. */
function LoadingState( { isLoading, hasFailed, retry }: LoadingStateProps ) {
	return (
		<>
			<div role="status">
				{ isLoading && (
					<>
						<Spinner /> { __( 'Loading templates…', 'vestibule' ) }
					</>
				) }
			</div>
			{ hasFailed && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [ { label: __( 'Try again', 'vestibule' ), onClick: retry } ] }
				>
					{ __( 'The templates could not be loaded. Check your connection.', 'vestibule' ) }
				</Notice>
			) }
		</>
	);
}

/** Dialog with the starting points for a new form: empty, a template, or an import. */
export function TemplateDialog( { onChoose, onClose }: Props ) {
	const { groups, hasFailed, retry } = useTemplates();
	const { current, grid } = useGridKeys();
	let place = 0;
	return (
		<Modal
			className="vestibule-templates"
			title={ __( 'Choose a template', 'vestibule' ) }
			size="large"
			focusOnMount="firstContentElement"
			onRequestClose={ onClose }
		>
			<div
				className="vestibule-templates__grid"
				role="listbox"
				aria-label={ __( 'Templates', 'vestibule' ) }
				aria-busy={ ! groups && ! hasFailed }
				{ ...grid }
			>
				<Option
					title={ __( 'Empty form', 'vestibule' ) }
					description={ __( 'Only a submit button.', 'vestibule' ) }
					place={ 0 }
					current={ current }
					onChoose={ () => onChoose( { title: '', blocks: [ newButton() ], settings: {} } ) }
				/>
				{ groups?.map( ( { title, templates } ) => (
					<div className="vestibule-templates__group" key={ title } role="group" aria-label={ title }>
						<p className="vestibule-templates__heading" aria-hidden="true">
							{ title }
						</p>
						{ templates.map( ( template ) => (
							<TemplateOption
								key={ template.name }
								template={ template }
								place={ ++place }
								current={ current }
								onChoose={ onChoose }
							/>
						) ) }
					</div>
				) ) }
			</div>
			<LoadingState isLoading={ ! groups && ! hasFailed } hasFailed={ hasFailed } retry={ retry } />
			<div className="vestibule-templates__foot">
				<ShowAgain />
				<Button __next40pxDefaultSize variant="link" href={ IMPORTER }>
					{ __( 'Import forms from another site or form builder', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}
