import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, Group, useSetting } from './settings';

function ConsentChoice() {
	return (
		<Choice
			name="captchaConsent"
			label={ __( 'Load the captcha', 'vestibule' ) }
			help={ __(
				'Until then, visitors see a text and a button that loads the captcha for this visit. The other company learns about every visitor for whom the captcha is loaded.',
				'vestibule'
			) }
			options={ [
				{
					value: 'preferences',
					label: __( 'After consent to preference cookies, or with a button', 'vestibule' ),
				},
				{
					value: 'statistics',
					label: __( 'After consent to statistics cookies, or with a button', 'vestibule' ),
				},
				{
					value: 'marketing',
					label: __( 'After consent to marketing cookies, or with a button', 'vestibule' ),
				},
				{ value: 'none', label: __( 'On the first interaction, without asking', 'vestibule' ) },
			] }
		/>
	);
}

/** Setting for submissions that arrive while the captcha service is not responding. */
function FailureChoice() {
	return (
		<Choice
			name="captchaDown"
			isRadio
			label={ __( 'If the service does not respond', 'vestibule' ) }
			help={ __( 'This site waits two seconds for a response.', 'vestibule' ) }
			options={ [
				{
					value: 'spam',
					label: __( 'Move the submission to the spam folder', 'vestibule' ),
					description: __( 'Nothing is lost. Check the spam folder.', 'vestibule' ),
				},
				{ value: 'pass', label: __( 'Accept the submission', 'vestibule' ) },
				{
					value: 'refuse',
					label: __( 'Reject the submission', 'vestibule' ),
					description: __( 'The visitor is asked to send the form again later.', 'vestibule' ),
				},
			] }
		/>
	);
}

/** Settings for all captchas: when they load, and how submissions are handled if the service fails. */
export function CaptchaSection() {
	const { value: score, set } = useSetting( 'score' );
	return (
		<Group names={ [ 'captchaConsent', 'captchaDown', 'score' ] } title={ __( 'Captchas', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Each form chooses its captcha in its own settings. The proof of work, also available there, does not contact another company.',
					'vestibule'
				) }
			</p>
			<ConsentChoice />
			<FailureChoice />
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'reCAPTCHA v3: minimum score (percent)', 'vestibule' ) }
				help={ __(
					'0 is very likely a bot, and 100 is very likely a person. Submissions with a lower score than this are spam.',
					'vestibule'
				) }
				min={ 0 }
				max={ 100 }
				step={ 5 }
				value={ score }
				onChange={ ( chosen ) => set( chosen ?? 50 ) }
			/>
		</Group>
	);
}
