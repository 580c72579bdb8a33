<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form\Kept;

use Vestibule\Contracts\Clock;
use Vestibule\Contracts\Islands;
use Vestibule\Form\FormStates;
use Vestibule\Form\Kept\Conditions;
use Vestibule\Form\Kept\Shelf;
use Vestibule\Form\Kept\Validity;
use Vestibule\Form\View\AppointmentModels;
use Vestibule\Form\View\BodyPrinter;
use Vestibule\Form\View\Errors;
use Vestibule\Form\View\FormBlock;
use Vestibule\Form\View\FreshBodies;
use Vestibule\Form\View\Instances;
use Vestibule\Form\View\KeptBodies;
use Vestibule\Form\View\Props;
use Vestibule\Form\View\Words;
use Vestibule\Tests\Form\FormSite;

/** Pages with form 4, each as if it were a request of its own, and what stands on the shelf between them. */
final class KeptSite implements Islands {

	public const MARK = '<!-- read from the shelf -->';

	public readonly FormSite $site;
	public readonly Shelf $shelf;
	public readonly int $form;

	public function __construct() {
		$this->site  = new FormSite();
		$this->shelf = new Shelf( new Clock() );
		$this->form  = $this->site->forms->byFormId( 4 )->postId ?? 0;
		add_filter( 'vestibule/rate_limit', '__return_zero' );
	}

	public function need( string $island ): void {}

	/** What one visitor gets to see, on a page that shows the form so many times. */
	public function page( int $prints = 1 ): string {
		$site   = new FormSite();
		$nobody = static function (): void {};
		$fresh  = static fn (): FreshBodies => new FreshBodies(
			new Instances( $site->forms, $site->states, $site->book, new Words(), new AppointmentModels( $site->book, $site->clock ) ),
			new BodyPrinter( $site->keys, new Errors(), new Props( 'https://example.org/phone/' ) ),
			new Validity( $site->book ),
			$nobody
		);
		$bodies = new KeptBodies( new Conditions( $site->states, $site->keys, dirname( __DIR__, 4 ) . '/plugin/vestibule.php' ), $this->shelf, $fresh, $nobody );
		$block  = new FormBlock( $bodies, $this );
		return implode( '', array_map( fn(): string => $this->printed( $block ), range( 1, $prints ) ) );
	}

	/** WordPress puts classes on a block while it renders one. */
	private function printed( FormBlock $block ): string {
		\WP_Block_Supports::$block_to_render = array( 'blockName' => 'vestibule/form', 'attrs' => array( 'ref' => $this->form ) );
		try {
			return $block->html( array( 'ref' => $this->form ) );
		} finally {
			\WP_Block_Supports::$block_to_render = null;
		}
	}

	/** Shows whether a page comes from the shelf: what stands there says so from now on. */
	public function mark(): void {
		foreach ( $this->places() as $place ) {
			$row           = (array) get_transient( $place );
			$row['before'] = self::MARK . ( is_string( $row['before'] ?? null ) ? $row['before'] : '' );
			set_transient( $place, $row, HOUR_IN_SECONDS );
		}
	}

	/** @return list<string> The places of the shelf that are taken. */
	public function places(): array {
		global $wpdb;
		$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_vestibule\\_form\\_%'" );
		return array_values( array_map( static fn( mixed $name ): string => substr( is_string( $name ) ? $name : '', strlen( '_transient_' ) ), $names ) );
	}

	/** The answer's address becomes this request's, as in a browser that follows the redirect. */
	public function visit( string $location ): void {
		parse_str( (string) wp_parse_url( $location, PHP_URL_QUERY ), $query );
		$_GET = array( FormStates::QUERY => $query[ FormStates::QUERY ] ?? '' );
	}

	public function at( string $now ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): \DateTimeImmutable => new \DateTimeImmutable( $now ) );
	}
}
