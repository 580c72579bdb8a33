import { __ } from '@wordpress/i18n';
import { WeekEditor } from '../hours/WeekEditor';
import { ZoneControl } from '../hours/ZoneControl';
import { Section } from '../kit/Section';
import type { Draft, Errors } from './draft';
import type { FromServer } from './fromServer';

interface TimesSectionProps {
	server: FromServer;
	draft: Draft;
	errors: Errors;
	onChange( changes: Partial< Draft > ): void;
}

/** When appointments can be: the zone and the week. */
export function TimesSection( { server, draft, errors, onChange }: TimesSectionProps ) {
	return (
		<Section title={ __( 'Opening hours', 'vestibule' ) }>
			<ZoneControl
				zone={ draft.timezone }
				zones={ server.zones }
				siteZone={ server.siteZone }
				error={ errors.timezone ?? '' }
				onChange={ ( timezone ) => onChange( { timezone } ) }
			/>
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
