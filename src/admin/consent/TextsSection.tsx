import { __ } from '@wordpress/i18n';
import { DecimalNumber } from './DecimalNumber';
import { Group, Text, useSettings } from './settings';
import { PolicyPage, type PolicyPageProps } from './PolicyPage';

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

/** Controls for the text and labels of the notice. An empty control shows its default as a placeholder. */
export function TextsSection( page: PolicyPageProps ) {
	const { asksCategories } = useSettings().settings;
	return (
		<Group names={ KEYS } title={ __( 'Texts', 'vestibule' ) }>
			<Text
				name="text"
				rows={ 4 }
				label={ __( 'Text', 'vestibule' ) }
				placeholder={ __( 'This site uses non-essential cookies only if you agree.', 'vestibule' ) }
				help={ __(
					'Describe what the cookies are for. You can use HTML for links, strong text, emphasis and line breaks. All other HTML is removed. If the field is empty, the gray text is shown in the language of the page.',
					'vestibule'
				) }
			/>
			<div className="vestibule-admin__pair">
				<Text
					name="acceptText"
					label={ __( 'Accept button', 'vestibule' ) }
					placeholder={ asksCategories ? __( 'Accept all', 'vestibule' ) : __( 'Accept', 'vestibule' ) }
				/>
				<Text
					name="refuseText"
					label={ __( 'Refuse button', 'vestibule' ) }
					placeholder={ __( 'Refuse', 'vestibule' ) }
				/>
			</div>
			{ asksCategories && (
				<Text
					name="selectText"
					label={ __( 'Accept selected button', 'vestibule' ) }
					placeholder={ __( 'Accept selected', 'vestibule' ) }
				/>
			) }
			<Text
				name="revokeText"
				label={ __( 'Button to change the choice', 'vestibule' ) }
				placeholder={ __( 'Change cookie choice', 'vestibule' ) }
			/>
			<PolicyPage { ...page } />
			<Text
				name="policyText"
				label={ __( 'Policy link', 'vestibule' ) }
				placeholder={ __( 'Read about cookies here', 'vestibule' ) }
			/>
			<DecimalNumber
				name="policyVersion"
				label={ __( 'Policy version', 'vestibule' ) }
				help={ __(
					'Stored with each receipt. Increase the version by one when you change what you ask for. All visitors are then asked again.',
					'vestibule'
				) }
			/>
		</Group>
	);
}
