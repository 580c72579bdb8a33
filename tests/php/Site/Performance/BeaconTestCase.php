<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Secret;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Performance\Beacon\BeaconPage;
use Vestibule\Site\Performance\Beacon\CheckCall;
use Vestibule\Site\Performance\Beacon\Image;
use Vestibule\Site\Performance\Beacon\Measurement;
use Vestibule\Site\Performance\Beacon\Measurements;
use Vestibule\Site\Performance\Beacon\PageAddress;
use Vestibule\Site\Performance\Beacon\PageKey;
use Vestibule\Site\Performance\Beacon\ReportCall;
use Vestibule\Site\Performance\Beacon\Sender;
use Vestibule\Site\Performance\SpeedSettings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;
use WP_Query;

/** Page with two images, its output, and reports of browsers about it. */
abstract class BeaconTestCase extends TestCase {

	protected const HERO  = 'http://localhost/wp-content/uploads/hero.jpg';
	protected const OTHER = 'http://localhost/wp-content/uploads/other.jpg?a=1&b=2';

	protected Database $database;
	protected Tables $tables;
	protected Measurements $measurements;
	protected int $post;
	protected string $url;

	private mixed $query;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$this->query        = $GLOBALS['wp_query'] ?? null;
		$this->database     = new Database( $wpdb );
		$this->tables       = new Tables( $wpdb );
		$this->measurements = new Measurements( fn () => $this->database, new Clock() );
		$this->post         = $this->publish( 'Garden', $this->content() );
		$this->url          = (string) get_permalink( $this->post );
		update_option( Measurements::OPTION, '' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_query'] = $this->query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
		parent::tearDown();
	}

	protected function publish( string $title, string $content ): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ) ) );
	}

	protected function content(): string {
		return '<p>Hello</p><img src="' . esc_attr( self::OTHER ) . '" width="800" height="600" alt=""><img src="' . self::HERO . '" srcset="' . self::HERO . ' 800w" sizes="50vw" width="800" height="600" alt="">';
	}

	protected function hero(): Image {
		return new Image( self::HERO, self::HERO . ' 800w', '50vw' );
	}

	/**
	 * Renders a page for a visitor as in a block theme, whose template is rendered before the head.
	 *
	 * @param array<string, mixed> $query
	 * @return array{head: string, content: string, foot: string}
	 */
	protected function show( array $query = array(), string $content = '' ): array {
		$GLOBALS['wp_query'] = new WP_Query( $query ?: array( 'page_id' => $this->post ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A page view.
		foreach ( array( 'wp_content_img_tag', 'wp_get_attachment_image_attributes', 'wp_preload_resources', 'wp_get_loading_optimization_attributes' ) as $hook ) {
			remove_all_filters( $hook );
		}
		remove_all_actions( 'wp_footer' );
		$url = ( new PageAddress() )->current();
		'' !== $url && ( new BeaconPage( new PageAddress(), $this->measurements, $this->key( ... ), new Assets( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) )->begin( $url );
		$content = wp_filter_content_tags( '' === $content ? $this->content() : $content, 'template' );
		return array(
			'content' => $content,
			'head'    => $this->printed( wp_preload_resources( ... ) ),
			'foot'    => $this->printed( static fn () => do_action( 'wp_footer' ) ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		);
	}

	protected function printed( callable $work ): string {
		ob_start();
		$work();
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> Data for the beacon on the page. Empty if the page has none. */
	protected function data( string $foot ): array {
		$found = preg_match( '~<script[^>]*id="vestibule-beacon-data"[^>]*>(.*?)</script>~s', $foot, $part ) ? json_decode( trim( $part[1] ), true ) : array();
		return is_array( $found ) ? $found : array();
	}

	/** @param list<array<string, string>> $images Images with src and label. */
	protected function results( array $images ): string {
		return (string) wp_json_encode( array( 'lcp' => array_map( static fn ( array $image ): array => array( 'type' => 'img' ) + $image, $images ) ) );
	}

	/** @return array<string, string> */
	protected function named( Image $image, string $label = 'lcp' ): array {
		return $image->stored() + array( 'label' => $label );
	}

	/** @return array<string, string> Accepted report. */
	protected function good(): array {
		return array(
			'vestibule_beacon_nonce' => $this->key()->make( $this->url, $this->post, array( $this->hero(), new Image( self::OTHER ) ) ),
			'url'                    => $this->url,
			'is_mobile'              => '0',
			'status'                 => 'success',
			'results'                => $this->results( array( $this->named( $this->hero() ), $this->named( new Image( self::OTHER ), 'above-the-fold' ) ) ),
		);
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 */
	protected function report( array $body = array(), array $headers = array( 'sec-fetch-site' => 'same-origin' ) ): Answer {
		$rates = new RateLimit( $this->database, new Clock() );
		$call  = new ReportCall( $this->sender(), $this->schema(), $this->key(), new PageAddress(), $this->measurements, $rates );
		return $call->answer( new Request( 'POST', array(), $body + $this->good(), $headers, '192.0.2.7' ) );
	}

	/** @param array<string, mixed> $body */
	protected function check( array $body = array() ): Answer {
		return ( new CheckCall( $this->sender(), $this->measurements ) )->answer( new Request( 'POST', array(), $body + $this->good(), array( 'sec-fetch-site' => 'same-origin' ), '192.0.2.7' ) );
	}

	protected function makeKnown( bool $isMobile = false ): void {
		foreach ( array( 1, 2, 3 ) as $ignored ) {
			$this->report( array( 'is_mobile' => $isMobile ? '1' : '0' ) );
		}
	}

	/** @return array<int, Measurement> */
	protected function stored( string $url = '' ): array {
		return $this->measurements->forPage( '' === $url ? $this->url : $url );
	}

	protected function key(): PageKey {
		return new PageKey( new Secret( $this->database ) );
	}

	private function sender(): Sender {
		return new Sender( $this->key(), new SpeedSettings( $this->schema() ) );
	}

	protected function schema(): Schema {
		return Contracts::schema();
	}
}
