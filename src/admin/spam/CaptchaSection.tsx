import { RadioControl, RangeControl, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Spam } from '../../contracts/spam';
import { SpamSection, type SectionProps } from './section';

/** What all captchas have in common: when they load, and what happens when they do not answer. */
export function CaptchaSection( props: SectionProps ) {
	const { settings, onChange } = props;
	return (
		<SpamSection
			{ ...props }
			keys={ [ 'captchaConsent', 'captchaDown', 'score' ] }
			title={ __( 'Captchas', 'vestibule' ) }
		>
			<p className="vestibule-admin__hint">
				{ __(
					'Each form chooses its captcha in its own settings. A proof of work, which is there too, asks no other company.',
					'vestibule'
				) }
			</p>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Load the captcha', 'vestibule' ) }
				help={ __(
					'Until then words stand in its place, with a button that loads it for this visit. Another company learns of everybody for whom it is loaded.',
					'vestibule'
				) }
				value={ settings.captchaConsent }
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
				onChange={ ( captchaConsent ) =>
					onChange( { captchaConsent: captchaConsent as Spam[ 'captchaConsent' ] } )
				}
			/>
			<RadioControl
				label={ __( 'While the service does not answer', 'vestibule' ) }
				help={ __( 'This site waits for two seconds.', 'vestibule' ) }
				selected={ settings.captchaDown }
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
				onChange={ ( captchaDown ) => onChange( { captchaDown: captchaDown as Spam[ 'captchaDown' ] } ) }
			/>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'reCAPTCHA v3: least score, in per cent', 'vestibule' ) }
				help={ __( '0 is certainly a machine, 100 certainly a person. Lower is spam.', 'vestibule' ) }
				min={ 0 }
				max={ 100 }
				step={ 5 }
				value={ settings.score }
				onChange={ ( score ) => onChange( { score: score ?? 50 } ) }
			/>
		</SpamSection>
	);
}
