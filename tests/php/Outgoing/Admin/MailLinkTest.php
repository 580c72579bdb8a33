<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Admin;

use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Outgoing\Admin\MailLink;
use Vestibule\Tests\TestCase;

/** Links from emails to an entry. */
final class MailLinkTest extends TestCase {

	/** @var list<string> URLs of redirects. */
	private array $urls = array();

	protected function setUp(): void {
		parent::setUp();
		// Returning false keeps the process running.
		add_filter(
			'wp_redirect',
			function ( string $url ): bool {
				$this->urls[] = $url;
				return false;
			}
		);
	}

	public function test_the_entry_link_in_an_email_redirects_to_the_entry(): void {
		$_GET = array( 'page' => AdminScreen::MENU, 'entry' => '12' );
		MailLink::open();
		self::assertSame( array( admin_url( 'admin.php?page=' . AdminScreen::MENU . '#/entry/12' ) ), $this->urls );
	}

	public function test_other_admin_screens_do_not_redirect_to_an_entry(): void {
		foreach ( array( array( 'page' => 'other', 'entry' => '12' ), array( 'page' => AdminScreen::MENU ), array() ) as $query ) {
			$_GET = $query;
			MailLink::open();
		}
		self::assertSame( array(), $this->urls );
	}
}
