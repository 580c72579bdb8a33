import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import { Confirmations } from './confirmations/Confirmations';
import { FormRetention, FormSettings } from './FormSettings';
import { LimitsSettings } from './LimitsSettings';
import { OptInSettings } from './OptInSettings';
import { Notifications } from './notifications/Notifications';
import { PrefilledLink } from './prefill/PrefilledLink';
import { SavingSettings } from './SavingSettings';
import { SpamSettings } from './SpamSettings';
import { StepsSettings } from './steps/StepsSettings';
import { Webhooks } from './webhooks/Webhooks';

export interface Panel {
	/** Plugin of the form editor that shows the panel. */
	plugin: string;
	name: string;
	title: () => string;
	/** Names of the settings in the panel, or the meta key that contains all of them. */
	holds: readonly string[];
	/** False if the panel is shown only in the form editor. */
	isInBlock?: boolean;
	/** `root` is the client ID of the form block; empty in the form editor. */
	Content: ComponentType< { id: number; root: string } >;
}

/** Panels with the settings of a form, in the order of the sidebar. */
export const PANELS: readonly Panel[] = [
	{
		plugin: 'vestibule-form-settings',
		name: 'vestibule-after-sending',
		title: () => __( 'After submission', 'vestibule' ),
		holds: [ 'successMessage', 'afterSuccess', 'redirectUrl', 'vestibule_form_confirmations' ],
		Content: ( { id } ) => (
			<>
				<FormSettings id={ id } part="success" />
				<Confirmations id={ id } />
			</>
		),
	},
	{
		plugin: 'vestibule-form-settings',
		name: 'vestibule-notifications',
		title: () => __( 'Notifications', 'vestibule' ),
		holds: [ 'mailTo', 'vestibule_form_notifications' ],
		Content: Notifications,
	},
	{
		plugin: 'vestibule-form-settings',
		name: 'vestibule-opt-in',
		title: () => __( 'Confirm the address first', 'vestibule' ),
		holds: [ 'vestibule_form_opt_in' ],
		Content: OptInSettings,
	},
	{
		plugin: 'vestibule-form-settings',
		name: 'vestibule-notification',
		title: () => __( 'Errors', 'vestibule' ),
		holds: [ 'errorMessagePlacement', 'unavailableMessage' ],
		Content: ( { id } ) => <FormSettings id={ id } part="rest" />,
	},
	{
		plugin: 'vestibule-form-steps',
		name: 'vestibule-steps',
		title: () => __( 'Steps', 'vestibule' ),
		holds: [ 'vestibule_form_steps' ],
		Content: StepsSettings,
	},
	{
		plugin: 'vestibule-form-saving',
		name: 'vestibule-saving',
		title: () => __( 'Drafts', 'vestibule' ),
		holds: [ 'vestibule_form_saving' ],
		Content: SavingSettings,
	},
	{
		plugin: 'vestibule-form-settings',
		name: 'vestibule-limits',
		title: () => __( 'Limits', 'vestibule' ),
		holds: [ 'vestibule_form_limits' ],
		Content: LimitsSettings,
	},
	{
		plugin: 'vestibule-form-settings',
		name: 'vestibule-entries',
		title: () => __( 'Entries', 'vestibule' ),
		holds: [ 'deleteAfterDays' ],
		Content: FormRetention,
	},
	{
		plugin: 'vestibule-form-prefill',
		name: 'vestibule-prefilled-link',
		title: () => __( 'Prefilled link', 'vestibule' ),
		holds: [],
		isInBlock: false,
		Content: PrefilledLink,
	},
	{
		plugin: 'vestibule-form-webhooks',
		name: 'vestibule-webhooks',
		title: () => __( 'Webhooks', 'vestibule' ),
		holds: [ 'vestibule_form_webhooks' ],
		isInBlock: false,
		Content: Webhooks,
	},
	{
		plugin: 'vestibule-form-spam',
		name: 'vestibule-spam',
		title: () => __( 'Spam protection', 'vestibule' ),
		holds: [ 'vestibule_form_spam' ],
		isInBlock: false,
		Content: SpamSettings,
	},
];

/** Returns the panel that contains a rejected setting. Undefined if the path is not a setting. */
export const panelOf = ( path: string ): Panel | undefined =>
	PANELS.find( ( { holds } ) => holds.includes( path.split( '.' )[ 0 ] ?? '' ) );

/** Returns the name that the editor uses for the panel. */
export const fullName = ( { plugin, name }: Panel ): string => `${ plugin }/${ name }`;
