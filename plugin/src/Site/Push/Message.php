<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use WP_Post;

/** Push message about a post. */
final class Message {

	/** @param list<string> $topics Category slugs of the post. */
	private function __construct(
		public readonly string $text,
		public readonly string $topic,
		public readonly array $topics
	) {}

	/** @return self|null Null if no message should be sent. */
	public static function fromPost( WP_Post $post ): ?self {
		$content = array(
			'title' => self::words( get_the_title( $post ), 100 ),
			'body'  => self::words( get_the_excerpt( $post ), 200 ),
			'url'   => (string) get_permalink( $post ),
			'icon'  => get_site_icon_url( 192 ),
			'tag'   => "post-{$post->ID}",
		);
		/**
		 * Filters the push message about a post. Null means that no message is sent.
		 *
		 * @param array<string, string>|null $content Texts and URLs by key: title, body, url, icon, tag.
		 * @param WP_Post                    $post
		 */
		$content = apply_filters( 'vestibule/push_message', $content, $post );
		$text    = is_array( $content )
			? wp_json_encode( array_filter( $content, 'is_string' ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
			: false;
		return false === $text || strlen( $text ) > Crypto\Encryption::MAXIMUM
			? null
			: new self( $text, "post-{$post->ID}", self::slugs( $post ) );
	}

	private static function words( string $html, int $length ): string {
		return mb_strimwidth(
			trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
			0,
			$length,
			'…',
			'UTF-8'
		);
	}

	/** @return list<string> */
	private static function slugs( WP_Post $post ): array {
		$terms = get_the_category( $post->ID );
		return array_values( array_map( static fn ( \WP_Term $term ): string => $term->slug, $terms ) );
	}
}
