import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { PluginDocumentSettingPanel } from '@wordpress/editor';
import type { ComponentType } from 'react';
import { SectionFrame, type SectionProps } from '../kit/Section';
import { PANELS } from './panels';
import { useEvent } from './useEvent';
import { useNextStep } from './useNextStep';

/** Of the plugin that the panels belong to; a panel's own name follows it. */
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

/** The settings of the event beside its canvas: panels of the document. */
export function EventPanels() {
	const event = useEvent();
	useNextStep();
	return (
		event &&
		FRAMES.map( ( { name, Frame, show } ) => (
			<SectionFrame key={ name } value={ Frame }>
				{ show( event, { ...event.wrong, ...event.refused } ) }
			</SectionFrame>
		) )
	);
}

/** The same while the canvas is worked in, because WordPress shows the block's settings then. */
export function BlockPanels() {
	const event = useEvent();
	return (
		<InspectorControls>
			<SectionFrame value={ BlockPanel }>
				{ event &&
					PANELS.map( ( { name, show } ) => (
						<div key={ name }>{ show( event, { ...event.wrong, ...event.refused } ) }</div>
					) ) }
			</SectionFrame>
		</InspectorControls>
	);
}
