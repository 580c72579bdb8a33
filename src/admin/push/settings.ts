import type { Push } from '../../contracts/push';
import { settingsOf } from '../kit/settings/settings';

export const { Screen, Group, Toggle, Choice, useSettings, useSetting } = settingsOf< Push >( 'vestibule_push' );
