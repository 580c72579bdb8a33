import type { TabsProps } from '../../src/contracts/tabs-props';
import { island } from '../../src/islands/island';
import { LiveTabs } from './live/LiveTabs';

island< TabsProps >( 'tabs', LiveTabs );
