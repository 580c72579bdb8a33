<?php
/**
 * Title: Floating elements
 * Slug: portico/floating
 * Inserter: no
 * Description: Link to the top and chat launcher. Empty without Vestibule.
 *
 * @package Portico
 */

declare(strict_types=1);

if ( ! portico_has_block( 'vestibule/chat' ) ) {
	return;
}
?>
<!-- wp:vestibule/scroll-top /-->

<!-- wp:vestibule/chat /-->
