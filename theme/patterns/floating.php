<?php
/**
 * Title: What floats over the page
 * Slug: portico/floating
 * Inserter: no
 * Description: The way back to the top and the chat; without Vestibule nothing.
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
