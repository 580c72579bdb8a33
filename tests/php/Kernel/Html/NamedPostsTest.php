<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Html;

use Vestibule\Calendar\Admin\Cli\Typed;
use Vestibule\Calendar\Events\Events;
use Vestibule\Forms\Programs\FormCatalog;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Where people type a name, `wp vestibule` takes titles and slugs (docs/programs.md). */
final class NamedPostsTest extends TestCase {

	public function test_a_form_is_found_by_title_in_any_case_and_by_slug(): void {
		$names = Wired::of( FormCatalog::class );
		foreach ( array( 'Enquiry and appointment', ' enquiry AND appointment', 'enquiry-and-appointment' ) as $name ) {
			self::assertSame( array( 4 ), $names->named( $name ), $name );
		}
		self::assertSame( array(), $names->named( 'Enquiry' ) );
		self::assertSame( array(), $names->named( '' ) );
	}

	public function test_appointment_types_are_found_the_same_way_and_several_are_all_named(): void {
		$make = static fn ( string $title, string $status ): int => (int) wp_insert_post( array( 'post_type' => Events::NAME, 'post_status' => $status, 'post_title' => $title ) );
		$one  = $make( 'Guided tour', 'publish' );
		self::assertSame( array( $one ), Typed::types( 'guided TOUR' ) );
		self::assertSame( array( $one ), Typed::types( 'guided-tour' ) );
		$two = $make( 'Guided tour', 'draft' );
		self::assertSame( array( $one, $two ), Typed::types( 'Guided tour' ) );
		wp_trash_post( $two );
		self::assertSame( array( $one ), Typed::types( 'Guided tour' ) );
		self::assertSame( array(), Typed::hosts( 'Guided tour' ) );
	}
}
