<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Entries\Seats\PlacesHolding;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Parts;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Events;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Module;
use Vestibule\Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Forms that end: when they are open, how many entries they take, and from whom (docs/limits.md). */
final class LimitsModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		add_filter( 'vestibule/belongs_to_entry', fn ( array $all ): array => array( $this->parts->entryPlaces(), ...$all ) );
		Events::on( PlacesHolding::class, fn ( PlacesHolding $holding ) => $this->parts->pools()->hold( $holding->entries, $holding->until ) );
		$release = fn () => FaultLog::attempt( fn () => $this->parts->heldPlaces()->releaseDue() );
		// The name is written here, because its constant would load the class on every page.
		add_action( 'vestibule_release_places', $release );
		add_action( 'vestibule_purge', $release );
		add_action( 'vestibule_count_entries', fn ( mixed $form ) => FaultLog::attempt( fn () => $this->parts->admission()->countEntries( is_int( $form ) ? $form : 0 ) ) );
		add_action( 'wp_after_insert_post', $this->count( ... ), 100, 2 );
		add_filter( 'vestibule/health_checks', fn ( array $checks ): array => array( ...$checks, $this->parts->placesCheck(), $this->parts->triedAnswersCheck() ) );
		$this->services->calls(
			array( 'vestibule_form_state' => fn (): Call => new LimitsCall( $this->parts->forms(), $this->parts->admission(), $this->services->clock ) )
		);
	}

	/** With a new limit, so that its pages say at once what is left; with more places those who wait move up. What fails is done with the next entry. */
	private function count( int $id, WP_Post $post ): void {
		$form = FormPostType::NAME === $post->post_type ? $this->parts->forms()->byPost( $id ) : null;
		if ( null !== $form ) {
			FaultLog::attempt( fn () => $this->parts->admission()->update( $form ) );
		}
	}
}
