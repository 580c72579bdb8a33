import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Confirmations } from './confirmations/Confirmations';
import { FormRetention } from './FormRetention';
import { FormSettings } from './FormSettings';
import { faultsOf } from './list/faults';
import { Notifications } from './notifications/Notifications';
import { panelOf } from './refused/panels';
import { useRefusal, useShownRefusal } from './refused/useShownRefusal';
import { SavingSettings } from './saving/SavingSettings';
import { StepsSettings } from './steps/StepsSettings';
import { useFormNumber, useFormTitle } from './useFormSettings';

/** The settings of the form in the sidebar of the block: they belong to the form, not to the page. */
export function FormInspector( { id, clientId }: { id: number; clientId: string } ) {
	const [ title, setTitle ] = useFormTitle( id );
	const number = useFormNumber( id );
	useShownRefusal( id, clientId );
	const refused = Object.keys( faultsOf( useRefusal( id ) ).fields ).map( panelOf );
	const isRefused = ( panel: string ) => refused.some( ( name ) => name?.endsWith( `/${ panel }` ) );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Form', 'vestibule' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Title', 'vestibule' ) }
					help={ __( 'Not shown to visitors.', 'vestibule' ) }
					value={ title }
					onChange={ setTitle }
				/>
				<ul className="vestibule-editor__links">
					<li>
						<a href={ `post.php?post=${ id }&action=edit` }>
							{ __( 'Open in the form editor', 'vestibule' ) }
						</a>
					</li>
					{ number > 0 && (
						<li>
							<a href={ `admin.php?page=vestibule-entries#/?form=${ number }` }>
								{ __( 'View entries', 'vestibule' ) }
							</a>
						</li>
					) }
				</ul>
			</PanelBody>
			<SettingsPanel
				title={ __( 'After submission', 'vestibule' ) }
				isOpen
				isRefused={ isRefused( 'vestibule-after-sending' ) }
			>
				<FormSettings id={ id } part="success" />
				<Confirmations id={ id } />
			</SettingsPanel>
			<SettingsPanel
				title={ __( 'Notifications', 'vestibule' ) }
				isRefused={ isRefused( 'vestibule-notifications' ) }
			>
				<Notifications id={ id } />
			</SettingsPanel>
			<SettingsPanel title={ __( 'Errors', 'vestibule' ) } isRefused={ isRefused( 'vestibule-notification' ) }>
				<FormSettings id={ id } part="rest" />
			</SettingsPanel>
			<SettingsPanel title={ __( 'Steps', 'vestibule' ) } isRefused={ isRefused( 'vestibule-steps' ) }>
				<StepsSettings id={ id } root={ clientId } />
			</SettingsPanel>
			<SettingsPanel title={ __( 'Drafts', 'vestibule' ) } isRefused={ isRefused( 'vestibule-saving' ) }>
				<SavingSettings id={ id } />
			</SettingsPanel>
			<SettingsPanel title={ __( 'Entries', 'vestibule' ) } isRefused={ isRefused( 'vestibule-entries' ) }>
				<FormRetention id={ id } />
			</SettingsPanel>
		</InspectorControls>
	);
}

interface PanelProps {
	title: string;
	isOpen?: boolean;
	isRefused: boolean;
	children: ReactNode;
}

/** One group of settings; it opens when the server has refused one of them. */
const SettingsPanel = ( { title, isOpen = false, isRefused, children }: PanelProps ) => (
	<PanelBody key={ String( isRefused ) } title={ title } initialOpen={ isOpen || isRefused }>
		{ children }
	</PanelBody>
);
