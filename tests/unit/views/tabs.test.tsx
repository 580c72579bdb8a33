import './encoder';
import { renderToString } from 'react-dom/server';
import { LiveTabs } from '../../../blocks/tabs/live/LiveTabs';
import { TabsView } from '../../../blocks/tabs/View';
import type { TabsProps } from '../../../src/contracts/tabs-props';
import { vectors } from '../vectors';
import { canonical } from './canonical';
import { parity, type ViewRow } from './parity';

parity< TabsProps >( 'tabs-views', ( { activation, ...props } ) => <TabsView { ...props } /> );

test.each( vectors< ViewRow< TabsProps > >( 'tabs-views' ) )(
	'tabs first render the same HTML as the server: $name',
	( { props, html } ) => {
		const island = document.createElement( 'div' );
		expect( canonical( renderToString( <LiveTabs { ...props } island={ island } /> ) ) ).toEqual( html );
		// React warns that layout effects do not run on a server. The test only compares the first HTML.
		expect( console ).toHaveErrored();
	}
);
