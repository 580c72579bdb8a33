import type { Consent } from '../../contracts/consent';
import { settingsOf } from '../kit/settings/settings';
import { textOf } from '../kit/settings/typed';

export const { Screen, Group, Toggle, Choice, useSettings, useSetting } = settingsOf< Consent >( 'vestibule_consent' );

export const Text = textOf< Consent >( useSetting );
