import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Choice, Group, useSetting } from './settings';

function ConsentChoice() {
	return (
		<Choice
			name="captchaConsent"
			label={ __( 'Load the captcha', 'vestibule' ) }
			help={ __(
				'Until then words stand in its place, with a button that loads it for this visit. Another company learns of everybody for whom it is loaded.',
				'vestibule'
			) }
			options={ [
				{
					value: 'preferences',
					label: __( 'After consent to cookies for preferences, or by its button', 'vestibule' ),
				},
				{
					value: 'statistics',
					label: __( 'After consent to cookies for statistics, or by its button', 'vestibule' ),
				},
				{
					value: 'marketing',
					label: __( 'After consent to cookies for marketing, or by its button', 'vestibule' ),
				},
				{ value: 'none', label: __( 'With the first touch of the form, without asking', 'vestibule' ) },
			] }
		/>
	);
}

/** Handling of submissions while the service does not answer. */
function FailureChoice() {
	return (
		<Choice
			name="captchaDown"
			isRadio
			label={ __( 'While the service does not answer', 'vestibule' ) }
			help={ __( 'This site waits for two seconds.', 'vestibule' ) }
			options={ [
				{
					value: 'spam',
					label: __( 'Keep the form in the spam folder', 'vestibule' ),
					description: __( 'Nothing is lost, and somebody looks at it.', 'vestibule' ),
				},
				{ value: 'pass', label: __( 'Take the form like any other', 'vestibule' ) },
				{
					value: 'refuse',
					label: __( 'Refuse the form', 'vestibule' ),
					description: __( 'The visitor is asked to send it again in a while.', 'vestibule' ),
				},
			] }
		/>
	);
}

/** Settings for all captchas: when they load, and what happens if the service fails. */
export function CaptchaSection() {
	const { value: score, set } = useSetting( 'score' );
	return (
		<Group names={ [ 'captchaConsent', 'captchaDown', 'score' ] } title={ __( 'Captchas', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Each form chooses its captcha in its own settings. A proof of work, which is there too, asks no other company.',
					'vestibule'
				) }
			</p>
			<ConsentChoice />
			<FailureChoice />
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'reCAPTCHA v3: least score, in per cent', 'vestibule' ) }
				help={ __( '0 is certainly a machine, 100 certainly a person. Lower is spam.', 'vestibule' ) }
				min={ 0 }
				max={ 100 }
				step={ 5 }
				value={ score }
				onChange={ ( chosen ) => set( chosen ?? 50 ) }
			/>
		</Group>
	);
}
