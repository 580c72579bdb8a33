import { __, _x } from '@wordpress/i18n';
import { SelectControl } from '../../controls/wordpress';
import { Choice, Group, useSettings } from './settings';

const WHERE = {
	waiting: { isShown: true, showOn: 'waiting' },
	always: { isShown: true, showOn: 'always' },
	never: { isShown: false },
} as const;

const HELP = {
	waiting: __(
		'On pages with an embed, a script marked with data-consent, or an enabled service that needs consent. Sites that only set necessary cookies show no notice.',
		'vestibule'
	),
	always: __(
		'The notice is shown on every page. Choose this if another plugin asks for consent in its own way.',
		'vestibule'
	),
	never: __( 'Visitors are not asked, and scripts that need consent never start.', 'vestibule' ),
};

export function AppearanceSection() {
	const { settings, change } = useSettings();
	const where = settings.isShown ? settings.showOn : 'never';
	return (
		<Group names={ [ 'isShown', 'showOn', 'position', 'effect' ] } title={ __( 'Appearance', 'vestibule' ) }>
			<SelectControl
				label={ __( 'Show the notice', 'vestibule' ) }
				help={ HELP[ where ] }
				value={ where }
				options={ [
					{ value: 'waiting', label: __( 'If something needs consent', 'vestibule' ) },
					{ value: 'always', label: __( 'Always', 'vestibule' ) },
					{ value: 'never', label: __( 'Never', 'vestibule' ) },
				] }
				onChange={ ( chosen ) => change( WHERE[ chosen ] ) }
			/>
			<div className="vestibule-admin__pair">
				<Choice
					name="position"
					label={ __( 'Position', 'vestibule' ) }
					options={ [
						{ value: 'bottom', label: __( 'Bottom of the window', 'vestibule' ) },
						{ value: 'top', label: __( 'Top of the window', 'vestibule' ) },
					] }
				/>
				<Choice
					name="effect"
					label={ __( 'Closing animation', 'vestibule' ) }
					options={ [
						{ value: 'fade', label: _x( 'Fade', 'closing animation', 'vestibule' ) },
						{ value: 'slide', label: _x( 'Slide', 'effect', 'vestibule' ) },
						{ value: 'none', label: _x( 'None', 'animation', 'vestibule' ) },
					] }
				/>
			</div>
			<p className="vestibule-admin__hint">
				{ __(
					'Colors and fonts come from the theme. Visitors who prefer reduced motion see no animation.',
					'vestibule'
				) }
			</p>
		</Group>
	);
}
