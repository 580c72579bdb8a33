<?php
/** Every page: one post with its comments, or a list of them. */

declare(strict_types=1);

get_header();
if ( ! have_posts() ) {
	echo '<h1>Nothing found</h1>';
	get_search_form();
}
while ( have_posts() ) {
	the_post();
	?>
	<article <?php post_class(); ?>>
		<?php
		if ( is_singular() ) {
			the_title( '<h1>', '</h1>' );
			the_post_thumbnail( 'large' );
			the_content();
			wp_link_pages();
		} else {
			the_title( '<h2><a href="' . esc_url( (string) get_permalink() ) . '">', '</a></h2>' );
			the_excerpt();
		}
		?>
	</article>
	<?php
	if ( is_singular() && ( comments_open() || get_comments_number() ) ) {
		comments_template();
	}
}
the_posts_navigation();
get_sidebar();
get_footer();
