<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

/**
 * Services whose content is often embedded. Each row has a `name` for visitors, the `hosts` (subdomains count too), the
 * cookie category (`kind`) and the `height` of the embed in px. `again` is the function of the service's script that
 * scans the page again.
 *
 * @phpstan-type Service array{name: string, kind: string, height: int, again: string, isKnown: bool}
 */
final class EmbedServices {

	private const ROWS = array(
		array( 'name' => 'YouTube', 'hosts' => array( 'youtube.com', 'youtube-nocookie.com', 'youtu.be' ) ),
		array( 'name' => 'Vimeo', 'hosts' => array( 'vimeo.com' ) ),
		array( 'name' => 'Dailymotion', 'hosts' => array( 'dailymotion.com', 'dai.ly' ) ),
		array( 'name' => 'TED', 'hosts' => array( 'ted.com' ) ),
		array( 'name' => 'Spotify', 'hosts' => array( 'spotify.com' ) ),
		array( 'name' => 'SoundCloud', 'hosts' => array( 'soundcloud.com' ) ),
		array( 'name' => 'Google Maps', 'hosts' => array( 'google.com', 'maps.googleapis.com' ) ),
		array( 'name' => 'OpenStreetMap', 'hosts' => array( 'openstreetmap.org' ), 'kind' => 'preferences' ),
		array(
			'name' => 'X',
			'hosts' => array( 'twitter.com', 'x.com', 'twimg.com' ),
			'height' => 400,
			'again' => 'twttr.widgets.load',
		),
		array( 'name' => 'TikTok', 'hosts' => array( 'tiktok.com' ), 'height' => 740 ),
		array( 'name' => 'Reddit', 'hosts' => array( 'reddit.com', 'redditmedia.com', 'redd.it' ), 'height' => 320 ),
		array(
			'name' => 'Instagram',
			'hosts' => array( 'instagram.com', 'cdninstagram.com' ),
			'height' => 640,
			'again' => 'instgrm.Embeds.process',
		),
		array(
			'name' => 'Facebook',
			'hosts' => array( 'facebook.com', 'facebook.net', 'fb.watch' ),
			'height' => 420,
			'again' => 'FB.XFBML.parse',
		),
		array(
			'name' => 'Pinterest',
			'hosts' => array( 'pinterest.com', 'pinimg.com' ),
			'height' => 480,
			'again' => 'PinUtils.build',
		),
		array( 'name' => 'Tumblr', 'hosts' => array( 'tumblr.com' ), 'height' => 420 ),
		array( 'name' => 'Bluesky', 'hosts' => array( 'bsky.app' ), 'height' => 400, 'again' => 'bluesky.scan' ),
		array( 'name' => 'Imgur', 'hosts' => array( 'imgur.com' ), 'height' => 480 ),
		array( 'name' => 'Flickr', 'hosts' => array( 'flickr.com' ), 'height' => 420 ),
	);

	private const ANY = array( 'name' => '', 'kind' => 'marketing', 'height' => 320, 'again' => '' );

	/** @return Service Service that owns a hostname. For an unknown hostname, the name is the hostname. */
	public function forHost( string $host ): array {
		/**
		 * Filters the known services, whose embeds are blocked until the visitor consents.
		 *
		 * @param list<array{name: string, hosts: list<string>, kind?: string, height?: int, again?: string}> $services
		 */
		$rows = apply_filters( 'vestibule/embed_services', self::ROWS );
		foreach ( is_array( $rows ) ? $rows : self::ROWS as $row ) {
			if ( is_array( $row ) && $this->isHost( $host, $row['hosts'] ?? null ) ) {
				return $this->service( $row, $host ) + array( 'isKnown' => true );
			}
		}
		return $this->service( array(), $host ) + array( 'isKnown' => false );
	}

	private function isHost( string $host, mixed $hosts ): bool {
		foreach ( is_array( $hosts ) ? $hosts : array() as $one ) {
			if ( is_string( $one ) && '' !== $one && str_ends_with( ".{$host}", ".{$one}" ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array{name: string, kind: string, height: int, again: string}
	 */
	private function service( array $row, string $host ): array {
		$row += self::ANY;
		return array(
			'name'   => is_string( $row['name'] ) && '' !== $row['name'] ? $row['name'] : $host,
			'kind'   => is_string( $row['kind'] ) && in_array( $row['kind'], Category::NAMES, true )
				? $row['kind']
				: self::ANY['kind'],
			'height' => is_int( $row['height'] ) ? $row['height'] : self::ANY['height'],
			'again'  => is_string( $row['again'] ) && 1 === preg_match( '/^\w+(\.\w+)*$/D', $row['again'] )
				? $row['again']
				: '',
		);
	}
}
