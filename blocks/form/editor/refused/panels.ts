/** The panels of a form's settings, by what they hold: a setting, or the key under which others are stored. */
const PANELS: Readonly< Record< string, readonly string[] > > = {
	'vestibule-form-settings/vestibule-after-sending': [
		'successMessage',
		'afterSuccess',
		'redirectUrl',
		'vestibule_form_confirmations',
	],
	'vestibule-form-settings/vestibule-notifications': [ 'mailTo', 'vestibule_form_notifications' ],
	'vestibule-form-settings/vestibule-notification': [ 'errorMessagePlacement', 'unavailableMessage' ],
	'vestibule-form-settings/vestibule-entries': [ 'deleteAfterDays' ],
	'vestibule-form-steps/vestibule-steps': [ 'vestibule_form_steps' ],
	'vestibule-form-saving/vestibule-saving': [ 'vestibule_form_saving' ],
	'vestibule-form-webhooks/vestibule-webhooks': [ 'vestibule_form_webhooks' ],
	'vestibule-form-spam/vestibule-spam': [ 'vestibule_form_spam' ],
};

/** The panel of a setting that was refused, as the editor names it; undefined for what is no setting. */
export const panelOf = ( path: string ): string | undefined =>
	Object.entries( PANELS ).find( ( [ , keys ] ) => keys.includes( path.split( '.' )[ 0 ] ?? '' ) )?.[ 0 ];
