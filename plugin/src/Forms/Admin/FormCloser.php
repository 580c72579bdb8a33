<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use DateTimeImmutable;
use Vestibule\Contract\FormLimits;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/** Closes a form immediately, or reopens it, by changing its "Closes" setting. */
final class FormCloser {

	public function __construct( private readonly Clock $clock ) {}

	/** Checks whether the form is open now according to its opening and closing times, so that it can be closed. */
	public function isOpen( int $form_post ): bool {
		$limits = PostSettings::of( $form_post, FormLimits::class );
		return ! $this->isOver( $limits->closesAt ) && ( '' === $limits->opensAt || $this->isOver( $limits->opensAt ) );
	}

	public function isClosed( int $form_post ): bool {
		return $this->isOver( PostSettings::of( $form_post, FormLimits::class )->closesAt );
	}

	public function close( int $form_post ): void {
		$this->write( $form_post, $this->now()->format( 'Y-m-d\TH:i' ) );
	}

	public function reopen( int $form_post ): void {
		$this->write( $form_post, '' );
	}

	private function write( int $form_post, string $closes_at ): void {
		$key    = PostSettings::key( FormLimits::CONTRACT );
		$stored = get_post_meta( $form_post, $key, true );
		update_post_meta(
			$form_post,
			$key,
			wp_slash( array( 'closesAt' => $closes_at ) + ( is_array( $stored ) ? $stored : array() ) )
		);
	}

	private function isOver( string $wall ): bool {
		$at = '' === $wall
			? null
			: ( new WallClock( Zone::ofSetting() ) )->at( substr( $wall, 0, 10 ), substr( $wall, 11 ) );
		return null !== $at && $this->clock->now() >= $at;
	}

	private function now(): DateTimeImmutable {
		return $this->clock->now()->setTimezone( Zone::ofSetting() );
	}
}
