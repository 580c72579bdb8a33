import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ChatAccount } from '../../contracts/chat-account';
import { useRefusal } from '../kit/refusals';
import { Section } from '../kit/Section';

interface TextsSectionProps {
	account: ChatAccount;
	onChange( changes: Partial< ChatAccount > ): void;
}

/** The time of day, which is right on a cached page too, and the time left, which is not. */
const PLACEHOLDERS = [ '[njwa_time_back]', '[njwa_time_work]' ];
const [ TIME_BACK = '' ] = PLACEHOLDERS;

/** What stands beside the account when nobody is there (docs/chat.md). */
export function TextsSection( { account, onChange }: TextsSectionProps ) {
	const { willBeBackText, dayOffsText } = account;
	const back = useRefusal(
		'willBeBackText',
		__(
			'[njwa_time_back] is replaced by the time of day, such as 08:00, [njwa_time_work] by the remaining time, such as 2h 15m.',
			'vestibule'
		)
	);
	const off = useRefusal( 'dayOffsText' );
	return (
		<Section title={ __( 'Offline messages', 'vestibule' ) }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Before opening hours', 'vestibule' ) }
				{ ...back }
				value={ willBeBackText }
				onChange={ ( text ) => onChange( { willBeBackText: text } ) }
			/>
			{ ! PLACEHOLDERS.some( ( placeholder ) => willBeBackText.includes( placeholder ) ) && (
				<div>
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => onChange( { willBeBackText: `${ willBeBackText } ${ TIME_BACK }`.trim() } ) }
					>
						{ __( 'Insert the opening time', 'vestibule' ) }
					</Button>
				</div>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'After opening hours and on days off', 'vestibule' ) }
				{ ...off }
				value={ dayOffsText }
				onChange={ ( text ) => onChange( { dayOffsText: text } ) }
			/>
		</Section>
	);
}
