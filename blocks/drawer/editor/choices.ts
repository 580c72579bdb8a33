import { __, _x } from '@wordpress/i18n';
import type { Drawer } from '../../../src/contracts/drawer';

type Choices< Name extends keyof Drawer > = { value: NonNullable< Drawer[ Name ] >; label: string }[];

export const KINDS: Choices< 'kind' > = [
	{ value: 'drawer', label: __( 'Side panel', 'vestibule' ) },
	{ value: 'popup', label: __( 'Popup', 'vestibule' ) },
	{ value: 'search', label: __( 'Bar at the top, for a search', 'vestibule' ) },
];

export const SIDES: Choices< 'side' > = [
	{ value: 'end', label: __( 'Right (left in right-to-left languages)', 'vestibule' ) },
	{ value: 'start', label: __( 'Left (right in right-to-left languages)', 'vestibule' ) },
];

/** docs/header.md: tablets begin at 768px, desktops at 1024px. */
export const SHOWN: Choices< 'shown' > = [
	{ value: 'always', label: __( 'Always', 'vestibule' ) },
	{ value: 'below-tablet', label: __( 'On screens narrower than 768 px', 'vestibule' ) },
	{ value: 'below-desktop', label: __( 'On screens narrower than 1024 px', 'vestibule' ) },
	{ value: 'from-tablet', label: __( 'On screens of 768 px and wider', 'vestibule' ) },
	{ value: 'from-desktop', label: __( 'On screens of 1024 px and wider', 'vestibule' ) },
];

export const ICONS: Choices< 'icon' > = [
	{ value: 'menu', label: __( 'Three lines', 'vestibule' ) },
	{ value: 'search', label: __( 'Magnifying glass', 'vestibule' ) },
	{ value: 'more', label: __( 'Three dots', 'vestibule' ) },
	{ value: 'none', label: _x( 'None', 'icon', 'vestibule' ) },
];
