import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType } from 'react';
import { SectionFrame, type SectionProps } from '../kit/settings/Section';
import { AfterSection, WaitingSection } from './AfterSection';
import { AppointmentSection } from './AppointmentSection';
import { HostsSection } from './HostsSection';
import { PlaceSection } from './PlaceSection';
import { newPageUrl } from './PlacesSection';
import { useEvent, type PanelProps } from './useEvent';

interface Panel {
	name: string;
	/** Names of the panel's properties, as used in error paths. */
	fields: readonly string[];
	Settings: ComponentType< PanelProps >;
}

/** Panels with settings in the sidebar. Hours and days off are in the canvas instead. */
const PANELS: readonly Panel[] = [
	{
		name: 'appointment',
		fields: [ 'duration', 'capacity', 'notice', 'horizon', 'step', 'bufferBefore', 'bufferAfter', 'dayLimit' ],
		Settings: AppointmentSection,
	},
	{ name: 'place', fields: [ 'place' ], Settings: PlaceSection },
	{ name: 'hosts', fields: [ 'hosts', 'hostChoice', 'hostMails' ], Settings: HostsSection },
	{ name: 'after', fields: [ 'moveUntil', 'cancelUntil', 'reminders' ], Settings: AfterSection },
	{ name: 'waiting', fields: [ 'waiting', 'waitingHold', 'waitingMost' ], Settings: WaitingSection },
];

/** Returns the panel of a setting; undefined for settings in the canvas. */
export const panelOf = ( path: string ): string | undefined =>
	PANELS.find( ( { fields } ) => fields.includes( path.split( '.' )[ 0 ] ?? '' ) )?.name;

/**
 * Shows a notice after publishing, because visitors can book the appointment type only after it has been added to a
 * page.
 */
function useNextStep(): void {
	const event = useSelect( ( select ) => Number( select( editorStore ).getCurrentPostId() ?? 0 ), [] );
	const isPublished = useSelect( ( select ) => select( editorStore ).isCurrentPostPublished(), [] );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const before = useRef( isPublished );

	useEffect( () => {
		if ( isPublished && ! before.current ) {
			void createSuccessNotice(
				__( 'The appointment type is published. Visitors can book it on pages that offer it.', 'vestibule' ),
				{
					id: 'vestibule-event-next',
					actions: [ { label: __( 'Put on a new page', 'vestibule' ), url: newPageUrl( event ) } ],
				}
			);
		}
		before.current = isPublished;
	}, [ isPublished, event, createSuccessNotice ] );
}

/** Name of the editor plugin. The editor identifies each panel by this name, a slash and the panel's own name. */
export const PLUGIN = 'vestibule-event';

const documentFrame = ( name: string ): ComponentType< SectionProps > =>
	function DocumentPanel( { title, children } ) {
		return (
			<PluginDocumentSettingPanel
				name={ name }
				title={ title }
				className={ `vestibule-event-panel is-${ name }` }
			>
				<div className="vestibule-admin__fields">{ children }</div>
			</PluginDocumentSettingPanel>
		);
	};

function BlockPanel( { title, children }: SectionProps ) {
	return (
		<PanelBody title={ title } initialOpen={ false } className="vestibule-event-panel">
			<div className="vestibule-admin__fields">{ children }</div>
		</PanelBody>
	);
}

const FRAMES = PANELS.map( ( panel ) => ( { ...panel, Frame: documentFrame( panel.name ) } ) );

/** Settings of the appointment type in the sidebar's document panels. */
export function EventPanels() {
	const event = useEvent();
	useNextStep();
	return (
		event &&
		FRAMES.map( ( { name, Frame, Settings } ) => (
			<SectionFrame key={ name } value={ Frame }>
				<Settings event={ event } errors={ { ...event.wrong, ...event.refused } } />
			</SectionFrame>
		) )
	);
}

/** The same settings as panels of the block. WordPress displays them while the canvas is focused. */
export function BlockPanels() {
	const event = useEvent();
	return (
		<InspectorControls>
			<SectionFrame value={ BlockPanel }>
				{ event &&
					PANELS.map( ( { name, Settings } ) => (
						<div key={ name }>
							<Settings event={ event } errors={ { ...event.wrong, ...event.refused } } />
						</div>
					) ) }
			</SectionFrame>
		</InspectorControls>
	);
}
