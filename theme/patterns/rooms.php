<?php
/**
 * Title: Rooms in a carousel
 * Slug: portico/rooms
 * Categories: portico, gallery, services
 * Description: Rooms or offers on cards in a carousel.
 * Keywords: rooms, carousel, cards
 * Viewport Width: 1280
 *
 * @package Portico
 */

declare(strict_types=1);
?>
<!-- wp:group {"align":"full","style":{"spacing":{"margin":{"top":"0","bottom":"0"},"padding":{"top":"var:preset|spacing|80","bottom":"var:preset|spacing|80"},"blockGap":"var:preset|spacing|60"}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--80);padding-bottom:var(--wp--preset--spacing--80)"><!-- wp:heading {"align":"wide"} -->
<h2 class="wp-block-heading alignwide"><?php esc_html_e( 'Rooms you can use', 'portico' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:vestibule/carousel {"label":"<?php echo esc_attr__( 'Rooms you can use', 'portico' ); ?>","className":"is-style-cards","align":"wide","xxl":3,"sm":2,"ss":1,"auto":"false","loop":"false"} -->
<!-- wp:vestibule/slide -->
<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Reading room', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Open from nine to eight, and on Saturdays until two. Bring a pullover: the windows are from 1911.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/slide -->

<!-- wp:vestibule/slide -->
<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Seminar rooms', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Four of them, for six to twenty people. Blackboards in all, projectors in two.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/slide -->

<!-- wp:vestibule/slide -->
<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Great hall', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'Two hundred seats and one piano, tuned in September.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/slide -->

<!-- wp:vestibule/slide -->
<!-- wp:heading {"level":3,"fontSize":"large"} -->
<h3 class="wp-block-heading has-large-font-size"><?php esc_html_e( 'Kitchen', 'portico' ); ?></h3>
<!-- /wp:heading -->

<!-- wp:paragraph -->
<p><?php esc_html_e( 'On the second floor, open to everyone who washes up afterwards.', 'portico' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:vestibule/slide -->
<!-- /wp:vestibule/carousel --></div>
<!-- /wp:group -->
