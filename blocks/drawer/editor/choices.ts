import { __ } from '@wordpress/i18n';
import type { Drawer } from '../../../src/contracts/drawer';

type Choices< Name extends keyof Drawer > = { value: NonNullable< Drawer[ Name ] >; label: string }[];

export const KINDS: Choices< 'kind' > = [
	{ value: 'drawer', label: __( 'From the side', 'vestibule' ) },
	{ value: 'popup', label: __( 'In the middle of the window', 'vestibule' ) },
	{ value: 'search', label: __( 'From the top, for a search', 'vestibule' ) },
];

export const SIDES: Choices< 'side' > = [
	{ value: 'end', label: __( 'Where lines end', 'vestibule' ) },
	{ value: 'start', label: __( 'Where lines start', 'vestibule' ) },
];

/** docs/reference/header.md: tablets begin at 768px, desktops at 1024px. */
export const SHOWN: Choices< 'shown' > = [
	{ value: 'always', label: __( 'Always', 'vestibule' ) },
	{ value: 'below-tablet', label: __( 'In windows narrower than 768px', 'vestibule' ) },
	{ value: 'below-desktop', label: __( 'In windows narrower than 1024px', 'vestibule' ) },
	{ value: 'from-tablet', label: __( 'In windows from 768px', 'vestibule' ) },
	{ value: 'from-desktop', label: __( 'In windows from 1024px', 'vestibule' ) },
];

export const ICONS: Choices< 'icon' > = [
	{ value: 'menu', label: __( 'Three lines', 'vestibule' ) },
	{ value: 'search', label: __( 'Magnifying glass', 'vestibule' ) },
	{ value: 'more', label: __( 'Three dots', 'vestibule' ) },
	{ value: 'none', label: __( 'None', 'vestibule' ) },
];
