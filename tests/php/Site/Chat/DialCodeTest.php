<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use Vestibule\Site\Chat\Admin\DialCode;
use Vestibule\Tests\TestCase;

/** Dial code that the screen of a chat account suggests. */
final class DialCodeTest extends TestCase {

	public function test_the_default_dial_code_belongs_to_the_country_of_the_site_time_zone(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		self::assertSame( '49', DialCode::ofSite() );
	}

	public function test_a_filter_can_set_the_country_of_the_calling_code(): void {
		add_filter( 'vestibule/site_country', static fn(): string => 'CH' );
		self::assertSame( '41', DialCode::ofSite() );
		add_filter( 'vestibule/site_country', static fn(): string => '' );
		self::assertSame( '', DialCode::ofSite() );
	}
}
