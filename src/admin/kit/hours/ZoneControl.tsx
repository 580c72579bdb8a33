import { __, sprintf } from '@wordpress/i18n';
import { ComboboxControl } from '../../../controls/wordpress';

interface ZoneControlProps {
	/** Name of the time zone; empty for the site's time zone. */
	zone: string;
	zones: readonly string[];
	siteZone: string;
	error: string;
	onChange( zone: string ): void;
}

/** Option for the site's time zone, because the control doesn't support empty values. */
const SITE = 'site';

/** Control for the time zone of opening hours. */
export function ZoneControl( { zone, zones, siteZone, error, onChange }: ZoneControlProps ) {
	const names = zone === '' || zones.includes( zone ) ? zones : [ zone, ...zones ];
	const site = {
		value: SITE,
		/* translators: %s: a time zone. */
		label: sprintf( __( 'The site’s time zone (%s)', 'vestibule' ), siteZone.replace( /_/g, ' ' ) ),
	};
	return (
		<div>
			<ComboboxControl
				label={ __( 'Time zone', 'vestibule' ) }
				allowReset={ false }
				value={ zone === '' ? SITE : zone }
				options={ [ site, ...names.map( ( name ) => ( { value: name, label: name.replace( /_/g, ' ' ) } ) ) ] }
				onChange={ ( chosen ) => onChange( chosen === SITE || ! chosen ? '' : chosen ) }
			/>
			{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
		</div>
	);
}
