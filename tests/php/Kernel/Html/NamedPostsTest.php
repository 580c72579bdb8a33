<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use Vestibule\Calendar\Admin\Cli\ArgumentParser;
use Vestibule\Calendar\Events\Events;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Lookup of forms, appointment types and hosts by title or slug in WP-CLI (docs/programs.md). */
final class NamedPostsTest extends TestCase {

	public function test_a_form_is_found_by_slug_or_by_title_in_upper_or_lower_case(): void {
		$names = Wired::of( FormCatalog::class );
		foreach ( array( 'Enquiry and appointment', ' enquiry AND appointment', 'enquiry-and-appointment' ) as $name ) {
			self::assertSame( array( 4 ), $names->named( $name ), $name );
		}
		self::assertSame( array(), $names->named( 'Enquiry' ) );
		self::assertSame( array(), $names->named( '' ) );
	}

	public function test_appointment_types_are_found_by_title_or_slug_and_all_matches_are_returned(): void {
		$make = static fn ( string $title, string $status ): int => (int) wp_insert_post( array( 'post_type' => Events::NAME, 'post_status' => $status, 'post_title' => $title ) );
		$one  = $make( 'Guided tour', 'publish' );
		self::assertSame( array( $one ), ArgumentParser::types( 'guided TOUR' ) );
		self::assertSame( array( $one ), ArgumentParser::types( 'guided-tour' ) );
		$two = $make( 'Guided tour', 'draft' );
		self::assertSame( array( $one, $two ), ArgumentParser::types( 'Guided tour' ) );
		wp_trash_post( $two );
		self::assertSame( array( $one ), ArgumentParser::types( 'Guided tour' ) );
		self::assertSame( array(), ArgumentParser::hosts( 'Guided tour' ) );
	}
}
