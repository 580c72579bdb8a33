<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

/** Sending of push messages from a published post through cron (docs/push.md). */
final class SendingTest extends SendingTestCase {

	public function test_only_subscriptions_that_no_longer_exist_are_removed(): void {
		$this->answers = array( '/gone' => array( 410, array() ), '/unknown' => array( 404, array() ), '/refused' => array( 413, array() ) );
		$this->keep( 'gone', 'unknown', 'refused', 'well' );
		$this->publish();
		$this->runs();
		self::assertSame( array( '/gone', '/unknown', '/refused', '/well' ), $this->called );
		self::assertSame( array( 'https://push.example/refused', 'https://push.example/well' ), $this->endpoints() );
		self::assertSame( array( 'sent' => '1', 'gone' => '2', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		self::assertSame( array(), $this->planned() );
	}

	public function test_a_post_is_sent_to_subscribers_of_its_topics_and_to_subscribers_of_all_topics(): void {
		$this->keepAt( 'https://push.example/news', array( 'news' ) );
		$this->keepAt( 'https://push.example/courses', array( 'courses', 'other' ) );
		$this->keepAt( 'https://push.example/everything' );
		$this->publish( 'courses' );
		$this->runs();
		self::assertSame( array( '/courses', '/everything' ), $this->called );
		self::assertSame( '2', $this->counted()['sent'] );
	}

	public function test_push_messages_are_sent_once_to_each_subscriber_in_batches_of_twenty(): void {
		for ( $number = 0; $number < 45; $number++ ) {
			$this->keep( "b{$number}" );
		}
		$this->publish();
		$sizes = array();
		for ( $turn = 0; $turn < 4; $turn++ ) {
			$before = count( $this->called );
			$this->runs();
			$sizes[] = count( $this->called ) - $before;
		}
		self::assertSame( array( 20, 20, 5, 0 ), $sizes );
		self::assertCount( 45, array_unique( $this->called ) );
	}

	public function test_pending_push_messages_are_canceled_when_the_post_is_unpublished(): void {
		$this->answers = array( '/ill' => array( 500, array() ) );
		$this->keep( 'ill' );
		$post = $this->publish();
		$this->runs();
		wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		$this->runs();
		self::assertSame( array( '/ill' ), $this->called );
		self::assertSame( array( 'sent' => '0', 'gone' => '0', 'failed' => '1', 'waiting' => '0' ), $this->counted() );
		wp_delete_post( $post, true );
		self::assertSame( array(), $this->sendings()->last( 10 ) );
	}

	public function test_a_stored_push_endpoint_in_the_local_network_is_not_requested(): void {
		remove_all_filters( 'vestibule/push_endpoint' );
		$this->keepAt( 'https://localhost/x' );
		$this->keepAt( 'http://push.example/x' );
		$this->keepAt( 'https://127.0.0.1/x' );
		$this->publish();
		$this->runs();
		self::assertSame( array(), $this->called );
	}
}
