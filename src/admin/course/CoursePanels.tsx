import { dispatch, select, useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import type { ComponentType } from 'react';
import { SectionFrame, type SectionProps } from '../kit/settings/Section';
import { AboutSection } from './AboutSection';
import { DatesSection } from './DatesSection';
import { RegistrationSection } from './RegistrationSection';
import { SpotsSection } from './SpotsSection';
import { useCourse, type PanelProps } from './useCourse';

/** Name of the editor plugin. The editor identifies each panel by this name, a slash and the panel's own name. */
export const PLUGIN = 'vestibule-course';

interface Panel {
	name: string;
	/** Names of the panel's settings, as used in error paths. */
	fields: readonly string[];
	Settings: ComponentType< PanelProps >;
}

const PANELS: readonly Panel[] = [
	{ name: 'dates', fields: [ 'series', 'dates', 'skip', 'changes', 'timezone' ], Settings: DatesSection },
	{ name: 'registration', fields: [ 'form', 'opens', 'closes', 'cancelDays' ], Settings: RegistrationSection },
	{ name: 'spots', fields: [ 'capacity', 'minimum', 'decideBy', 'maxPeople' ], Settings: SpotsSection },
	{ name: 'about', fields: [ 'price', 'location', 'teachers' ], Settings: AboutSection },
];

const isOpen = ( name: string ) => select( editorStore ).isEditorPanelOpened( `${ PLUGIN }/${ name }` );

/** Opens the panel of a setting and moves the focus to its first invalid control, or to the panel. */
export function showPanelOf( path: string ): void {
	const name = PANELS.find( ( { fields } ) => fields.includes( path.split( '.' )[ 0 ] ?? '' ) )?.name ?? 'dates';
	const { openGeneralSidebar } = dispatch( 'core/edit-post' ) as unknown as {
		openGeneralSidebar( sidebar: string ): void;
	};
	openGeneralSidebar( 'edit-post/document' );
	if ( ! isOpen( name ) ) {
		dispatch( editorStore ).toggleEditorPanelOpened( `${ PLUGIN }/${ name }` );
	}
	window.requestAnimationFrame( () => {
		const panel = document.querySelector< HTMLElement >( `.vestibule-course-panel.is-${ name }` );
		const control =
			panel?.querySelector< HTMLElement >( '[aria-invalid="true"]' ) ??
			panel?.querySelector< HTMLElement >( 'button' );
		control?.scrollIntoView( { block: 'center' } );
		control?.focus( { preventScroll: true } );
	} );
}

const frameOf = ( name: string ): ComponentType< SectionProps > =>
	function DocumentPanel( { title, children } ) {
		return (
			<PluginDocumentSettingPanel
				name={ name }
				title={ title }
				className={ `vestibule-course-panel is-${ name }` }
			>
				<div className="vestibule-admin__fields">{ children }</div>
			</PluginDocumentSettingPanel>
		);
	};

const FRAMES = PANELS.map( ( panel ) => ( { ...panel, Frame: frameOf( panel.name ) } ) );

/** Expands the "Dates" panel for a new course, because every course needs dates. */
function useOpenDates(): void {
	const isNew = useSelect( ( from ) => from( editorStore ).isEditedPostNew(), [] );
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	useEffect( () => {
		if ( isNew && ! isOpen( 'dates' ) ) {
			toggleEditorPanelOpened( `${ PLUGIN }/dates` );
		}
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once, when the editor opens.
}

/** Settings of the course in the document panels of the sidebar. */
export function CoursePanels() {
	const course = useCourse();
	useOpenDates();
	return (
		course &&
		FRAMES.map( ( { name, Frame, Settings } ) => (
			<SectionFrame key={ name } value={ Frame }>
				<Settings course={ course } />
			</SectionFrame>
		) )
	);
}
