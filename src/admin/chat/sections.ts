import type { Chat } from '../../contracts/chat';

export type Styles = Chat[ 'options' ][ 'styles' ];
export type Display = Chat[ 'options' ][ 'display' ];

/** Changes by the place that they have in the settings. */
export interface Changes {
	top?: Partial< Pick< Chat, 'timezone' | 'defaultAvatar' | 'gdprStatus' | 'i18n' | 'urlSettings' > >;
	display?: Partial< Display >;
	styles?: Partial< Styles >;
	analytics?: Partial< Chat[ 'options' ][ 'analytics' ] >;
}

export const withChanges = ( settings: Chat, { top, display, styles, analytics }: Changes ): Chat => ( {
	...settings,
	...top,
	options: {
		display: { ...settings.options.display, ...display },
		styles: { ...settings.options.styles, ...styles },
		analytics: { ...settings.options.analytics, ...analytics },
	},
} );

function only< From extends object, Key extends keyof From >( from: From, keys: readonly Key[] ): Pick< From, Key > {
	return Object.fromEntries( keys.map( ( key ) => [ key, from[ key ] ] ) ) as Pick< From, Key >;
}

export type SectionName = 'display' | 'launcher' | 'panel' | 'consent' | 'links' | 'analytics';

/** What a section of the screen holds, with the values of some settings: its defaults are what it is reset to. */
export function sectionOf( name: SectionName, from: Chat ): Changes {
	const { display, styles, analytics } = from.options;
	switch ( name ) {
		case 'display':
			return {
				display: only( display, [
					'displayCondition',
					'includePages',
					'excludePages',
					'displayPostCondition',
					'includePosts',
					'excludePosts',
					'showOnDesktop',
					'showOnMobile',
				] ),
			};
		case 'launcher':
			return {
				styles: only( styles, [
					'widgetType',
					'btnLabel',
					'isShowBtnLabel',
					'btnPosition',
					'btnLabelWidth',
					'btnLeftDistance',
					'btnRightDistance',
					'btnBottomDistance',
					'backgroundColor',
					'textColor',
					'type',
					'label',
				] ),
			};
		case 'panel':
			return {
				top: only( from, [ 'timezone', 'defaultAvatar', 'i18n' ] ),
				display: only( display, [ 'time_symbols', 'isShowNextOpening' ] ),
				styles: only( styles, [
					'title',
					'titleSize',
					'description',
					'descriptionTextSize',
					'responseText',
					'regularTextSize',
					'accountNameSize',
					'isShowPoweredBy',
					'isShowScroll',
					'scrollHeight',
				] ),
			};
		case 'consent':
			return { top: only( from, [ 'gdprStatus' ] ), styles: only( styles, [ 'isShowGDPR', 'gdprContent' ] ) };
		case 'links':
			return { top: only( from, [ 'urlSettings' ] ) };
		case 'analytics':
			return { analytics };
	}
}
