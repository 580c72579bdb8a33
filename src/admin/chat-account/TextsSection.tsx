import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section } from '../kit/settings/Section';
import { Text, useDraft, useSetting } from './settings';

/** The time of day, which is right on a cached page too, and the time left, which is not. */
const PLACEHOLDERS = [ '[njwa_time_back]', '[njwa_time_work]' ];
const [ TIME_BACK = '' ] = PLACEHOLDERS;

/** What stands beside the account when nobody is there (docs/chat.md). */
export function TextsSection() {
	const { draft } = useDraft();
	const { value: back, set } = useSetting( 'willBeBackText' );
	return draft.isAlwaysAvailable === 'ON' ? null : (
		<Section title={ __( 'Offline messages', 'vestibule' ) }>
			<Text
				name="willBeBackText"
				label={ __( 'Before opening hours', 'vestibule' ) }
				help={ __(
					'[njwa_time_back] is replaced by the time of day, such as 08:00, [njwa_time_work] by the remaining time, such as 2h 15m.',
					'vestibule'
				) }
			/>
			{ ! PLACEHOLDERS.some( ( placeholder ) => back.includes( placeholder ) ) && (
				<div>
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => set( `${ back } ${ TIME_BACK }`.trim() ) }
					>
						{ __( 'Insert the opening time', 'vestibule' ) }
					</Button>
				</div>
			) }
			<Text name="dayOffsText" label={ __( 'After opening hours and on days off', 'vestibule' ) } />
		</Section>
	);
}
