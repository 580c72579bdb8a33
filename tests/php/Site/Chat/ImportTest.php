<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\Admin\Import;
use Vestibule\Site\Chat\Admin\ImportSource;
use Vestibule\Site\Chat\Admin\Order;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Import from WP Chat App, with data in the format that it stores. */
final class ImportTest extends TestCase {

	private const HOURS = array( array( 'startTime' => '09:00', 'endTime' => '12:00' ) );

	public function test_chat_accounts_are_imported_in_order_and_details_that_cannot_be_imported_are_reported(): void {
		$second = $this->foreign( 'Second', array( 'number' => '+49 30 23125 041' ), 1 );
		$this->foreign( 'First', array( 'number' => '+49 30 23125 040', 'predefinedText' => 'From [njwa_page_url]', 'isAlwaysAvailable' => 'OFF', 'daysOfWeekWorking' => $this->week() ), 0 );
		$this->foreign( 'Hidden', array( 'number' => '+49 30 23125 042' ), 2, 'OFF' );
		$this->foreign( 'Broken', array( 'number' => 'nobody' ), 3 );
		update_post_meta( $second, 'nta_wa_button_styles', array( 'type' => 'square' ) );

		$report = $this->import()->run();
		self::assertSame( array( 'First', 'Second', 'Hidden', 'Broken' ), $report['taken'] );
		$accounts = ( new Accounts( $this->schema() ) )->published();
		self::assertSame( array( 'First', 'Second' ), array_column( $accounts, 'name' ) );
		self::assertSame( 'From [njwa_page_url]', $accounts[0]->predefinedText );
		self::assertSame( self::HOURS, $accounts[0]->working['daysOfWeekWorking']['tuesday']['workHours'] ?? null );
		$lost = implode( "\n", $report['lost'] );
		self::assertStringContainsString( 'Hidden was not in the panel', $lost );
		self::assertStringContainsString( 'Broken has a number that does not open a chat', $lost );
		self::assertStringContainsString( 'Second: the style of its own button', $lost );
		self::assertStringNotContainsString( 'First', $lost );
	}

	public function test_chat_settings_are_imported_and_invalid_settings_are_reported(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'nta_wa_widget_styles', array( 'title' => 'Ask us', 'description' => 'Click to chat on <strong>Whatsapp</strong>', 'responseText' => 'x', 'isShowResponseText' => 'OFF', 'textColor' => '#fff', 'backgroundColor' => 'green', 'btnPosition' => 'right', 'btnBottomDistance' => '40', 'isShowGDPR' => 'ON' ) );
		update_option( 'nta_wa_widget_display', array( 'displayCondition' => 'excludePages', 'excludePages' => array( '7', '9' ), 'includePages' => '' ) );
		update_option( 'nta_wa_url', array( 'onDesktop' => 'web', 'onMobile' => 'protocol', 'openInNewTab' => 'OFF' ) );
		update_option( 'nta_wa_analytics', array( 'enabledGoogleGA4' => 'ON', 'enabledFacebook' => 'OFF' ) );
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => '[njwa_button id="7"]' ) );

		$report   = $this->import()->run();
		$settings = ( new ChatSettings( $this->schema() ) )->values();
		$styles   = $settings->options->styles;
		self::assertTrue( $report['settings'] );
		self::assertSame( array( 'Ask us', 'Click to chat on', '', '#ffffff', 'right', 'Europe/Berlin', 'web', 'protocol' ), array( $styles->title, $styles->description, $styles->responseText, $styles->textColor, $styles->btnPosition, $settings->timezone, $settings->urlSettings->onDesktop, $settings->urlSettings->onMobile ) );
		self::assertSame( array( 7, 9 ), $settings->options->display->excludePages );
		self::assertSame( 40, $styles->btnBottomDistance );
		self::assertTrue( $settings->options->analytics->enabledGoogleGA4 && $styles->isShowGDPR );
		self::assertFalse( $settings->urlSettings->openInNewTab );
		self::assertSame( array( 'The setting options.styles.backgroundColor is not valid. The default is used.', '1 page contains the shortcode [njwa_button]: add the chat button block there.' ), $report['lost'] );
	}

	public function test_importing_again_adds_new_chat_accounts_and_keeps_edited_ones(): void {
		$this->foreign( 'First', array( 'number' => '+49 30 23125 040' ), 0 );
		update_option( 'nta_wa_widget_styles', array( 'title' => 'Theirs' ) );
		self::assertSame( array( 'taken' => array( 'First' ), 'skipped' => 0, 'settings' => true, 'lost' => array() ), $this->import()->run() );
		$mine = ( new Accounts( $this->schema() ) )->published()[0]->id ?? 0;
		wp_update_post( array( 'ID' => $mine, 'post_title' => 'Mine now' ) );
		update_option( ChatSettings::OPTION, array( 'timezone' => '+03:00' ) );
		$this->foreign( 'Later', array( 'number' => '+49 30 23125 041' ), 1 );

		$report = $this->import()->run();
		self::assertSame( array( 'taken' => array( 'Later' ), 'skipped' => 1, 'settings' => false, 'lost' => array() ), $report );
		self::assertSame( array( 'Mine now', 'Later' ), array_column( ( new Accounts( $this->schema() ) )->published(), 'name' ) );
		self::assertSame( '+03:00', ( new ChatSettings( $this->schema() ) )->values()->timezone );
		self::assertSame( array( 'taken' => array(), 'skipped' => 2, 'settings' => false, 'lost' => array() ), $this->import()->run() );
	}

	public function test_no_chat_import_is_offered_without_data_to_import(): void {
		self::assertSame( array( 'accounts' => 0, 'settings' => false, 'done' => false ), ( new ImportSource() )->offer() );
	}

	/** @param array<string, mixed> $info */
	private function foreign( string $name, array $info, int $place, string $shown = 'ON' ): int {
		$id = (int) wp_insert_post( array( 'post_type' => ImportSource::TYPE, 'post_status' => 'publish', 'post_title' => $name ) );
		update_post_meta( $id, ImportSource::ACCOUNT, array( 'accountName' => $name, 'isAlwaysAvailable' => 'ON' ) + $info );
		update_post_meta( $id, 'nta_wa_widget_show', $shown );
		update_post_meta( $id, 'nta_wa_widget_position', $place );
		return $id;
	}

	/** @return array<string, array{isWorkingOnDay: string, workHours: list<array{startTime: string, endTime: string}>}> */
	private function week(): array {
		return array_fill_keys( array( 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday' ), array( 'isWorkingOnDay' => 'ON', 'workHours' => self::HOURS ) );
	}

	private function import(): Import {
		return new Import( new ImportSource(), new Accounts( $this->schema() ), new ChatSettings( $this->schema() ), new Order() );
	}

	private function schema(): Schema {
		return Contracts::schema();
	}
}
