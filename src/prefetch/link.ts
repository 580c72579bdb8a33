/** Whether an address is another page of this site that is fetched by its path alone. */
export const isPageOfSite = ( link: URL | HTMLAnchorElement, here: URL | Location ) =>
	link.origin === here.origin &&
	/^https?:$/.test( link.protocol ) &&
	! link.search &&
	! link.href.includes( '#' ) &&
	! link.href.includes( '?' ) &&
	link.pathname !== here.pathname;
