<?php
/**
 * Plugin Name: Test embeds
 * Description: Responds to oEmbed requests for URLs of a browser test in place of the services. The browser test provides their scripts. Only on local sites.
 */

declare(strict_types=1);

add_filter(
	'pre_oembed_result',
	static function ( mixed $html, mixed $url ): mixed {
		$url = is_string( $url ) ? $url : '';
		if ( ! str_contains( $url, 'vestibule-test' ) ) {
			return $html;
		}
		$link = esc_url( $url );
		return match ( wp_parse_url( $url, PHP_URL_HOST ) ) {
			'twitter.com'     =>
				"<blockquote class=\"twitter-tweet\"><p>Words</p><a href=\"{$link}\">1</a></blockquote><script async src=\"https://platform.twitter.com/widgets.js\" charset=\"utf-8\"></script>",
			'www.tiktok.com'  =>
				"<blockquote class=\"tiktok-embed\" cite=\"{$link}\"><section></section></blockquote><script async src=\"https://www.tiktok.com/embed.js\"></script>",
			'www.youtube.com' =>
				'<iframe title="Film" width="500" height="281" src="https://www.youtube.com/embed/vestibule-test?feature=oembed" frameborder="0" allowfullscreen></iframe>',
			default           => $html,
		};
	},
	10,
	2
);
