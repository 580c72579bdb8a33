import { SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FromServer } from './fromServer';
import { PostPicker } from './PostPicker';
import type { Display } from './sections';
import { SettingsSection, type SectionProps } from './SettingsSection';

interface ConditionProps {
	kind: 'Pages' | 'Posts';
	label: string;
	options: { value: string; label: string }[];
	display: Display;
	titles: FromServer[ 'posts' ];
	onChange( display: Partial< Display > ): void;
}

/** On which pages, or posts, the launcher stands. What was chosen stays when the condition changes. */
function Condition( { kind, label, options, display, titles, onChange }: ConditionProps ) {
	const key = kind === 'Pages' ? 'displayCondition' : 'displayPostCondition';
	const condition = display[ key ];
	const list = condition.startsWith( 'showAll' )
		? null
		: ( condition as `${ 'include' | 'exclude' }${ typeof kind }` );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ condition }
				options={ options }
				onChange={ ( value ) => onChange( { [ key ]: value } ) }
			/>
			{ list && (
				<PostPicker
					key={ list }
					kind={ kind }
					label={ options.find( ( { value } ) => value === condition )?.label ?? label }
					ids={ display[ list ] }
					titles={ titles }
					onChange={ ( ids ) => onChange( { [ list ]: ids } ) }
				/>
			) }
		</>
	);
}

export function DisplaySection( { titles, ...props }: SectionProps & { titles: FromServer[ 'posts' ] } ) {
	const { display } = props.settings.options;
	const change = ( changes: Partial< Display > ) => props.onChange( { display: changes } );
	return (
		<SettingsSection { ...props } name="display" title={ __( 'Display', 'vestibule' ) }>
			<Condition
				kind="Pages"
				label={ __( 'Pages', 'vestibule' ) }
				options={ [
					{ value: 'showAllPage', label: __( 'On all pages', 'vestibule' ) },
					{ value: 'includePages', label: __( 'Only on these pages', 'vestibule' ) },
					{ value: 'excludePages', label: __( 'On all pages but these', 'vestibule' ) },
				] }
				display={ display }
				titles={ titles }
				onChange={ change }
			/>
			<Condition
				kind="Posts"
				label={ __( 'Posts', 'vestibule' ) }
				options={ [
					{ value: 'showAllPost', label: __( 'On all posts', 'vestibule' ) },
					{ value: 'includePosts', label: __( 'Only on these posts', 'vestibule' ) },
					{ value: 'excludePosts', label: __( 'On all posts but these', 'vestibule' ) },
				] }
				display={ display }
				titles={ titles }
				onChange={ change }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'On desktops', 'vestibule' ) }
				checked={ display.showOnDesktop === 'ON' }
				onChange={ ( on ) => change( { showOnDesktop: on ? 'ON' : 'OFF' } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'On phones and tablets', 'vestibule' ) }
				checked={ display.showOnMobile === 'ON' }
				onChange={ ( on ) => change( { showOnMobile: on ? 'ON' : 'OFF' } ) }
			/>
		</SettingsSection>
	);
}
