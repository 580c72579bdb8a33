<?php
/** Up to the content of every page. */

declare(strict_types=1);
?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<div class="site">
	<a class="screen-reader-text" href="#content">Skip to content</a>
	<header class="site-header">
		<p class="site-title"><a href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a></p>
		<nav class="main-menu" aria-label="Main">
			<?php wp_nav_menu( array( 'theme_location' => 'main', 'container' => '', 'fallback_cb' => 'wp_page_menu' ) ); ?>
		</nav>
	</header>
	<div class="columns">
		<main id="content" class="content">
