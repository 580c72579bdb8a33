import { __ } from '@wordpress/i18n';
import { NumberField, Words } from './controls';
import type { PrivacyPage } from './fromServer';
import { PolicyPage } from './PolicyPage';
import { ConsentSection, type SectionProps } from './section';

const KEYS = [
	'text',
	'acceptText',
	'refuseText',
	'selectText',
	'revokeText',
	'policyPage',
	'policyText',
	'policyVersion',
] as const;

/** What an empty field stands for is shown in it, as it will be read. */
export function WordsSection( {
	policyTitle,
	privacyPage,
	...props
}: SectionProps & { policyTitle: string; privacyPage: PrivacyPage } ) {
	return (
		<ConsentSection { ...props } keys={ KEYS } title={ __( 'Texts', 'vestibule' ) }>
			<Words
				{ ...props }
				name="text"
				rows={ 4 }
				label={ __( 'Text', 'vestibule' ) }
				placeholder={ __( 'This site uses cookies beyond the necessary ones only if you agree.', 'vestibule' ) }
				help={ __(
					'Say what the cookies are for. Links, strong, emphasis and line breaks are allowed in HTML; anything else is removed. An empty field shows the grey text, in the language of the page.',
					'vestibule'
				) }
			/>
			<div className="vestibule-admin__pair">
				<Words
					{ ...props }
					name="acceptText"
					label={ __( 'Accept button', 'vestibule' ) }
					placeholder={
						props.settings.asksCategories ? __( 'Accept all', 'vestibule' ) : __( 'Accept', 'vestibule' )
					}
				/>
				<Words
					{ ...props }
					name="refuseText"
					label={ __( 'Refuse button', 'vestibule' ) }
					placeholder={ __( 'Refuse', 'vestibule' ) }
				/>
			</div>
			{ props.settings.asksCategories && (
				<Words
					{ ...props }
					name="selectText"
					label={ __( 'Accept selected button', 'vestibule' ) }
					placeholder={ __( 'Accept selected', 'vestibule' ) }
				/>
			) }
			<Words
				{ ...props }
				name="revokeText"
				label={ __( 'Button to change the choice', 'vestibule' ) }
				placeholder={ __( 'Change cookie choice', 'vestibule' ) }
			/>
			<PolicyPage { ...props } policyTitle={ policyTitle } privacyPage={ privacyPage } />
			<Words
				{ ...props }
				name="policyText"
				label={ __( 'Policy link', 'vestibule' ) }
				placeholder={ __( 'Read about cookies here', 'vestibule' ) }
			/>
			<NumberField
				{ ...props }
				name="policyVersion"
				label={ __( 'Policy version', 'vestibule' ) }
				help={ __(
					'Part of each receipt. Raise it by one when what you ask for has changed: everybody is asked again.',
					'vestibule'
				) }
			/>
		</ConsentSection>
	);
}
