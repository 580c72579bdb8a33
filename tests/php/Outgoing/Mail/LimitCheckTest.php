<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use Vestibule\Tests\TestCase;

/** Site Health: emails to visitors and their daily limit. */
final class LimitCheckTest extends TestCase {

	public function test_site_health_shows_the_number_of_emails_sent_today_and_the_limit(): void {
		/** @var array{direct: array<string, array{test: callable(): array{status: string, description: string}}>} $tests */
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$result = $tests['direct']['vestibule_mail_limit']['test']();
		self::assertSame( 'good', $result['status'] );
		self::assertMatchesRegularExpression( '/have sent 0 of [1-9]\d* emails to visitors today\./', $result['description'] );
	}
}
