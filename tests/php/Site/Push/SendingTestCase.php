<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Push\Crypto\Base64Url;
use Vestibule\Site\Push\Posts;
use Vestibule\Site\Push\Sendings;
use Vestibule\Site\Push\Setup;
use Vestibule\Site\Push\Subscription;
use Vestibule\Site\Push\Subscriptions;
use Vestibule\Tests\TestCase;

/** Subscribed browsers, a published post, cron, and fake push services. */
abstract class SendingTestCase extends TestCase {

	/** @var array<string, array{int, array<string, string>}> Response of a push service by the end of its URL. */
	protected array $answers = array();

	/** @var list<string> */
	protected array $called = array();

	protected function setUp(): void {
		parent::setUp();
		update_option( Setup::OPTION, array( 'provider' => 'self-hosted' ) );
		add_filter( 'vestibule/push_endpoint', '__return_true' );
		add_filter( 'pre_http_request', $this->answer( ... ), 10, 3 );
	}

	protected function keep( string ...$names ): void {
		foreach ( $names as $name ) {
			$this->keepAt( "https://push.example/{$name}" );
		}
	}

	/** @param list<string> $topics */
	protected function keepAt( string $endpoint, array $topics = array() ): void {
		$this->subscriptions()->keep( $this->browser( $endpoint )->with( $topics, 0 ) );
	}

	protected function browser( string $endpoint ): Subscription {
		return new Subscription( $endpoint, (string) Base64Url::decode( Receiver::fresh()->publicText() ), str_repeat( 'a', 16 ) );
	}

	protected function publish( string $category = 'news' ): int {
		$term = wp_insert_term( $category, 'category', array( 'slug' => $category ) );
		self::assertIsArray( $term );
		$post = wp_insert_post( array( 'post_title' => 'Open day & tea', 'post_status' => 'draft' ) );
		wp_set_post_categories( $post, array( (int) $term['term_id'] ) );
		wp_publish_post( $post );
		return $post;
	}

	/** Runs all scheduled push events once, including future ones. */
	protected function runs(): void {
		$crons = (array) _get_cron_array();
		wp_unschedule_hook( Posts::HOOK );
		foreach ( $crons as $events ) {
			foreach ( is_array( $events ) && is_array( $events[ Posts::HOOK ] ?? null ) ? $events[ Posts::HOOK ] : array() as $event ) {
				// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Its value begins with ours.
				do_action_ref_array( Posts::HOOK, $event['args'] );
			}
		}
	}

	/** @return list<int> When. */
	protected function planned(): array {
		$times = array();
		foreach ( (array) _get_cron_array() as $at => $events ) {
			if ( is_array( $events ) && isset( $events[ Posts::HOOK ] ) ) {
				$times[] = (int) $at;
			}
		}
		return $times;
	}

	/** @return list<string> */
	protected function endpoints(): array {
		return array_column( $this->subscriptions()->after( 0, 100 ), 'endpoint' );
	}

	/** @return array<string, string|null> */
	protected function counted(): array {
		return array_diff_key( $this->sendings()->last( 1 )[0] ?? array(), array( 'post_id' => '', 'started_at' => '' ) );
	}

	/** @return array<string, mixed> */
	private function answer( mixed $before, mixed $request, string $url ): array {
		$end            = (string) wp_parse_url( $url, PHP_URL_PATH );
		$this->called[] = $end;
		$answer         = $this->answers[ $end ] ?? array( 201, array() );
		return array( 'response' => array( 'code' => $answer[0], 'message' => '' ), 'headers' => $answer[1], 'body' => '', 'cookies' => array(), 'filename' => null );
	}

	protected function subscriptions(): Subscriptions {
		global $wpdb;
		return new Subscriptions( new Database( $wpdb ), new Clock() );
	}

	protected function sendings(): Sendings {
		global $wpdb;
		return new Sendings( new Database( $wpdb ), new Clock() );
	}
}
