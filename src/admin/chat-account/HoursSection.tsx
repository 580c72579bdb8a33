import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ChatAccount } from '../../contracts/chat-account';
import { Section } from '../settings-parts/Section';
import { DayRow } from './DayRow';
import type { FromServer } from './fromServer';
import { copiedToAll, daysFrom } from './week';

interface HoursSectionProps {
	server: FromServer;
	account: ChatAccount;
	onChange( changes: Partial< ChatAccount > ): void;
}

/** When the account can be reached, day by day. */
export function HoursSection( { server, account, onChange }: HoursSectionProps ) {
	const week = account.daysOfWeekWorking;
	const isAlways = account.isAlwaysAvailable === 'ON';
	return (
		<Section title={ __( 'Hours', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Always available', 'vestibule' ) }
				help={ __( 'Visitors see the account as online at any time.', 'vestibule' ) }
				checked={ isAlways }
				onChange={ ( on ) => onChange( { isAlwaysAvailable: on ? 'ON' : 'OFF' } ) }
			/>
			{ ! isAlways && (
				<>
					<p className="vestibule-admin__hint">
						{ sprintf(
							/* translators: %s: a time zone. */
							__( 'Times are those of the zone %s, which is set in the chat settings. Times that end before they start go on into the next day.', 'vestibule' ),
							server.chat.timezone
						) }
					</p>
					<div className="vestibule-week">
						{ daysFrom( server.firstDay ).map( ( day ) => (
							<DayRow
								key={ day }
								day={ server.chat.words[ day ] }
								hours={ week[ day ] }
								onChange={ ( hours ) => onChange( { daysOfWeekWorking: { ...week, [ day ]: hours } } ) }
								onCopy={ () => onChange( { daysOfWeekWorking: copiedToAll( week, day ) } ) }
							/>
						) ) }
					</div>
				</>
			) }
		</Section>
	);
}
