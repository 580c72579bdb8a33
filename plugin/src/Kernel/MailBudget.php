<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

use DateTimeImmutable;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Time\Clock;

/**
 * Daily limits for emails to unconfirmed addresses, because visitors can enter any address in a form. All packages
 * share the limits. If the network or the site has reached its limit, the email is scheduled for the next day with free
 * capacity (docs/notifications.md).
 */
final class MailBudget {

	/** Names of the limits in the filter vestibule/rate_limit. */
	private const MAILBOX = 'visitor_mail';
	private const NETWORK = 'visitor_mails_network';
	private const SITE    = 'visitor_mails';
	private const NOTICE  = 'visitor_mails_notice';

	/**
	 * Maximum number of emails to one mailbox per day. Beyond this limit, priority emails are scheduled for the next
	 * day, and other emails are not sent.
	 */
	private const MAX_PER_MAILBOX = 5;

	/** Maximum number of emails that the whole site sends per day. */
	private const MAX_PER_DAY = 500;

	/**
	 * Percentage of the site's daily limit that one network can use, so that one visitor can't use up the whole limit.
	 */
	private const NETWORK_SHARE = 20;

	/**
	 * Percentage of the site's daily limit that emails without priority can use. The site owner is notified when this
	 * share is used up.
	 */
	private const ORDINARY_SHARE = 80;

	/** Maximum number of days that an email can be postponed. */
	private const MAX_DAYS = 7;

	public function __construct( private readonly RateLimit $rates, private readonly Clock $clock ) {}

	/**
	 * Reserves one email. Must not be called inside a transaction.
	 *
	 * @param string $network    IP address of the visitor who caused the email; empty for cron and for the team.
	 * @param bool   $isPriority True if a visitor depends on the email, for example to confirm an address.
	 * @param bool   $canWait    False if the email is useless unless it is sent today.
	 * @return DateTimeImmutable|null Time to send it: now, or the start of a later day. Null if the email must not be
	 * sent, because the mailbox has reached its limit or none of the days has free capacity.
	 */
	public function reserve(
		string $email,
		string $network,
		bool $isPriority = false,
		bool $canWait = true
	): ?DateTimeImmutable {
		$limits = $this->limits( $email, $network, $isPriority );
		$day    = 0;
		while ( $day <= ( $canWait ? self::MAX_DAYS : 0 ) ) {
			$full = $this->full( $limits, $day );
			if ( null === $full ) {
				break;
			}
			$isRefused = self::MAILBOX === $full && ( $day > 0 || ! $isPriority );
			$day       = $isRefused ? self::MAX_DAYS + 1 : $day + 1;
		}
		$this->announce();
		return match ( true ) {
			0 === $day                                => $this->clock->now(),
			$canWait && $day <= self::MAX_DAYS => $this->startOf( $day ),
			default                                   => null,
		};
	}

	/** Checks whether priority emails from this network are postponed to another day. Does not change the counters. */
	public function isExhausted( string $network ): bool {
		foreach ( $this->limits( '', $network, true ) as [ $what, $of, $most ] ) {
			if ( self::MAILBOX !== $what && $this->rates->used( $what, $of, DAY_IN_SECONDS ) >= $most ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @return array{used: int, limit: int} Number of emails on the current day, and the daily limit. A limit of 0 means
	 * no limit.
	 */
	public function usage(): array {
		return array(
			'used' => $this->rates->used( self::SITE, self::SITE, DAY_IN_SECONDS ),
			'limit' => $this->siteLimit(),
		);
	}

	/** Checks whether the share for emails without priority is used up, and the site owner should be informed. */
	public function isNearLimit(): bool {
		[ 'used' => $used, 'limit' => $limit ] = $this->usage();
		return $limit > 0 && $used >= self::ordinary( $limit );
	}

	/**
	 * Returns the IP address of the visitor who sent this request.
	 *
	 * @return string Empty in cron, in WP-CLI and for team members, because their emails don't count toward a network's
	 * limit.
	 */
	public static function network(): string {
		$isVisitor = ! wp_doing_cron() && ! defined( 'WP_CLI' ) && ! current_user_can( 'edit_posts' );
		return $isVisitor ? ( new RequestReader() )->read()->address : '';
	}

	/**
	 * Adds an email to all limits of a day. If one of the limits is reached, adds it to none of them.
	 *
	 * @param list<array{string, string, int}> $limits
	 * @return string|null Name of the limit that is reached; null if the email was counted.
	 */
	private function full( array $limits, int $day ): ?string {
		foreach ( $limits as $index => [ $what, $of, $most ] ) {
			if ( ! $this->rates->add( $what, $of, $most, DAY_IN_SECONDS, ahead: $day ) ) {
				foreach ( array_slice( $limits, 0, $index ) as [ $counted, $whose ] ) {
					$this->rates->remove( $counted, $whose, DAY_IN_SECONDS, $day );
				}
				return $what;
			}
		}
		return null;
	}

	/**
	 * @return list<array{string, string, int}> Name, key and maximum of each active limit, starting with the mailbox.
	 */
	private function limits( string $email, string $network, bool $isPriority ): array {
		// Most mail servers ignore a tag after a plus sign, so ada+tag@ and ada@ are the same mailbox.
		$mailbox = (string) preg_replace( '/\+[^@]*@/', '@', EmailAddress::key( $email ) );
		$site    = $this->siteLimit();
		$share   = max( 1, intdiv( $site * self::NETWORK_SHARE, 100 ) );
		$limits  = array(
			array( self::MAILBOX, $mailbox, $this->rates->limit( self::MAILBOX, self::MAX_PER_MAILBOX ) ),
			array(
				self::NETWORK,
				$network,
				'' === $network || $site < 1 ? 0 : $this->rates->limit( self::NETWORK, $share ),
			),
			array( self::SITE, self::SITE, $isPriority ? $site : self::ordinary( $site ) ),
		);
		return array_values( array_filter( $limits, static fn ( array $limit ): bool => $limit[2] > 0 ) );
	}

	private function siteLimit(): int {
		return max( 0, $this->rates->limit( self::SITE, self::MAX_PER_DAY ) );
	}

	private static function ordinary( int $limit ): int {
		return (int) ceil( $limit * self::ORDINARY_SHARE / 100 );
	}

	private function startOf( int $day ): DateTimeImmutable {
		$seconds = $this->rates->retryAfter( DAY_IN_SECONDS ) + ( $day - 1 ) * DAY_IN_SECONDS;
		return $this->clock->now()->modify( "+{$seconds} seconds" );
	}

	/**
	 * Fires an event when the share for emails without priority is used up, and again when the limit is reached. Each
	 * of them is fired at most once per day.
	 */
	private function announce(): void {
		[ 'used' => $used, 'limit' => $limit ] = $this->usage();
		foreach ( array_unique( array( self::ordinary( $limit ), $limit ) ) as $mark ) {
			if (
				$limit > 0 && $used >= $mark && $this->rates->add( self::NOTICE, (string) $mark, 1, DAY_IN_SECONDS )
			) {
				Events::tell( new MailBudgetReached( $used, $limit ) );
			}
		}
	}
}
