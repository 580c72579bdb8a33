import { dispatch, select, useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { EditorVersions } from '../../controls/EditorVersions';
import { labelAt } from '../../shared/conflict';
import { panelOf, PLUGIN } from './EventPanels';
import { LABELS, MERGED } from './merged';
import { useEvent } from './useEvent';

const WRONG = '[aria-invalid="true"]';
const FRAME = 'iframe[name="editor-canvas"]';
const MAX_TRIES = 60;

interface EditPost {
	openGeneralSidebar( name: string ): void;
}

function wrongIn( isInPanel: boolean, panel: string ): HTMLElement | null {
	const canvas = document.querySelector< HTMLIFrameElement >( FRAME )?.contentDocument ?? document;
	return isInPanel
		? document.querySelector< HTMLElement >( `.vestibule-event-panel.is-${ panel } ${ WRONG }` )
		: canvas.querySelector< HTMLElement >( `.vestibule-event ${ WRONG }` );
}

/** Opens the panel of a setting and focuses its invalid control as soon as it exists. */
export function showSetting( plugin: string, path: string ): void {
	const panel = panelOf( path );
	if ( panel ) {
		const name = `${ plugin }/${ panel }`;
		( dispatch( 'core/edit-post' ) as unknown as EditPost ).openGeneralSidebar( 'edit-post/document' );
		if ( ! select( editorStore ).isEditorPanelOpened( name ) ) {
			dispatch( editorStore ).toggleEditorPanelOpened( name );
		}
	}
	let tries = 0;
	const focus = () => {
		const control = path === 'name' ? titleField() : wrongIn( panel !== undefined, panel ?? '' );
		if ( control ) {
			control.scrollIntoView( { block: 'center' } );
			control.focus( { preventScroll: true } );
		} else if ( ++tries < MAX_TRIES ) {
			window.requestAnimationFrame( focus );
		}
	};
	focus();
}

const titleField = () =>
	( document.querySelector< HTMLIFrameElement >( FRAME )?.contentDocument ?? document ).querySelector< HTMLElement >(
		'.editor-post-title'
	);

const LOCK = 'vestibule/event';

/** Delay in milliseconds, so that a number is not marked as invalid after its first digit. */
const PAUSE = 800;

/**
 * Locks saving while a setting is invalid. A notice contains a link to the setting. Also shows the dialog for
 * conflicting versions.
 */
export function SavingGuard() {
	const event = useEvent();
	const [ path = '', reason = '' ] = Object.entries( event?.wrong ?? {} )[ 0 ] ?? [];
	const [ refused = '' ] = Object.keys( event?.refused ?? {} );
	const { lockPostSaving, unlockPostSaving, lockPostAutosaving, unlockPostAutosaving } = useDispatch( editorStore );
	const { createWarningNotice, removeNotice } = useDispatch( noticesStore );

	useEffect( () => {
		if ( reason === '' ) {
			return undefined;
		}
		lockPostSaving( LOCK );
		lockPostAutosaving( LOCK );
		return () => {
			unlockPostSaving( LOCK );
			unlockPostAutosaving( LOCK );
		};
	}, [ reason === '' ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The lock is the same for all reasons.

	useEffect( () => {
		if ( reason === '' ) {
			return undefined;
		}
		const timer = window.setTimeout(
			() =>
				createWarningNotice(
					/* translators: %s: requirement of a setting, as a sentence. */
					sprintf( __( 'Not ready to save: %s', 'vestibule' ), reason ),
					{
						id: LOCK,
						isDismissible: false,
						actions: [
							{
								label: __( 'Show the setting', 'vestibule' ),
								onClick: () => showSetting( PLUGIN, path ),
							},
						],
					}
				),
			PAUSE
		);
		return () => window.clearTimeout( timer );
	}, [ path, reason, createWarningNotice ] );

	useEffect( () => {
		if ( reason === '' ) {
			removeNotice( LOCK );
		}
	}, [ reason, removeNotice ] );

	useEffect( () => {
		if ( refused !== '' ) {
			showSetting( PLUGIN, refused );
		}
	}, [ refused ] );
	const id = useSelect( ( from ) => Number( from( editorStore ).getCurrentPostId() ?? 0 ), [] );
	return (
		<EditorVersions
			{ ...MERGED }
			id={ id }
			title={ __( 'This appointment type was changed in the meantime', 'vestibule' ) }
			labelOf={ ( change ) => labelAt( change.path, LABELS ) }
		/>
	);
}
