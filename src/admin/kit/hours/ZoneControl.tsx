import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

interface ZoneControlProps {
	/** Empty is the site's. */
	zone: string;
	zones: readonly string[];
	siteZone: string;
	error: string;
	onChange( zone: string ): void;
}

/** The list takes no empty value for an answer. */
const SITE = 'site';

/** The zone on whose clock hours are written. */
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
				__next40pxDefaultSize
				__nextHasNoMarginBottom
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
