import { ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { WeekEditor } from '../hours/WeekEditor';
import { Section } from '../settings-parts/Section';
import type { Draft, Errors } from './draft';
import type { FromServer } from './fromServer';

interface TimesSectionProps {
	server: FromServer;
	draft: Draft;
	errors: Errors;
	onChange( changes: Partial< Draft > ): void;
}

/** The list takes no empty value for an answer. */
const SITE = 'site';

/** When appointments can be: the zone and the week. */
export function TimesSection( { server, draft, errors, onChange }: TimesSectionProps ) {
	const names =
		draft.timezone === '' || server.zones.includes( draft.timezone )
			? server.zones
			: [ draft.timezone, ...server.zones ];
	const zones = names.map( ( zone ) => ( { value: zone, label: zone.replace( /_/g, ' ' ) } ) );
	const site = {
		value: SITE,
		/* translators: %s: a time zone. */
		label: sprintf( __( 'The site’s time zone (%s)', 'vestibule' ), server.siteZone.replace( /_/g, ' ' ) ),
	};
	return (
		<Section title={ __( 'Opening hours', 'vestibule' ) }>
			<div>
				<ComboboxControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Time zone', 'vestibule' ) }
					allowReset={ false }
					value={ draft.timezone === '' ? SITE : draft.timezone }
					options={ [ site, ...zones ] }
					onChange={ ( zone ) => onChange( { timezone: zone === SITE || ! zone ? '' : zone } ) }
				/>
				{ errors.timezone && <p className="vestibule-admin__error">{ errors.timezone }</p> }
			</div>
			<p className="vestibule-admin__hint">
				{ __(
					'Write times as you like: 9, 9:30, 9am, 17h, or 9–12 for both at once. Times that end before they start go on into the next day.',
					'vestibule'
				) }
			</p>
			<WeekEditor
				week={ draft.hours }
				names={ server.days }
				firstDay={ server.firstDay }
				errors={ errors }
				onChange={ ( hours ) => onChange( { hours } ) }
			/>
		</Section>
	);
}
